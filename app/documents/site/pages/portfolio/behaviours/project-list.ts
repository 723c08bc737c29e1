import { getClickedLink } from '#documents/behaviours/clicked-link.ts'
import { isPlainClick } from '#documents/behaviours/is-plain-click.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { startProjectSheets } from './project-sheet.ts'

/**
 * Filters the list and opens project details without leaving the page. Without this script both are
 * links.
 */
export function start(list: HTMLElement): void {
  const filters = [...list.querySelectorAll<HTMLAnchorElement>(dataSelector('category'))]
  const tiles = [...list.querySelectorAll<HTMLElement>(dataSelector('kind'))]
  const status = list.querySelector('[role=status]')

  function show(category: string) {
    for (const tile of tiles) {
      tile.hidden = category !== 'all' && getData(tile, 'kind') !== category
      for (const link of tile.querySelectorAll('a')) link.href = withCategory(link.href, category)
    }
    for (const filter of filters)
      filter.ariaCurrent = getData(filter, 'category') === category ? 'true' : null
  }

  for (const filter of filters) {
    filter.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      show(getData(filter, 'category') ?? 'all')
      history.replaceState(null, '', filter.href.replace(/#.*/, ''))
      if (status) status.textContent = filter.textContent
    })
  }
  list.addEventListener('click', (event) => {
    const link = getClickedLink(event, `${dataSelector('kind')} a[href*='/portfolio/']`)
    if (link) rememberTile(link)
  })
  const current = filters.find(({ ariaCurrent }) => ariaCurrent !== null)
  if (current) scrollIntoRow(current)
  startProjectSheets(list)
}

/**
 * Where Back loads the list again, its address names the tile that the case study shrinks into
 * (project-list.css). Safari does not focus a link that is clicked.
 */
function rememberTile(link: HTMLAnchorElement): void {
  link.focus({ preventScroll: true })
  history.replaceState(null, '', `#${link.closest(dataSelector('kind'))?.id}`)
}

/** On a phone the filters are a row that scrolls. This scrolls the row only, not the page. */
function scrollIntoRow(filter: HTMLElement): void {
  const middle = (element: Element) => element.getBoundingClientRect().x + element.clientWidth / 2
  const row = filter.parentElement
  row?.scrollBy({ left: middle(filter) - middle(row), behavior: 'instant' })
}

/** Adds the category to a link to details, so that closing them leads back to the filtered list. */
function withCategory(address: string, category: string): string {
  const url = new URL(address)
  const project = url.searchParams.get('project')
  if (project === null) return address
  url.search = ''
  if (category !== 'all') url.searchParams.set('category', category)
  url.searchParams.set('project', project)
  return url.href
}
