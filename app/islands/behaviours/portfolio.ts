import { isPlain } from './is-plain.ts'
import { openSheets } from './project-sheet.ts'

/** The list of projects (pages/portfolio): filters and details without leaving the page. Without this they are links. */
export function browseProjects(): void {
  const list = document.querySelector<HTMLElement>('[data-portfolio]')
  if (!list) return
  const filters = [...list.querySelectorAll<HTMLAnchorElement>('[data-category]')]
  const tiles = [...list.querySelectorAll<HTMLElement>('[data-kind]')]
  const status = list.querySelector('[role=status]')

  function show(category: string) {
    for (const tile of tiles) {
      tile.hidden = category !== 'all' && tile.dataset['kind'] !== category
      for (const link of tile.querySelectorAll('a')) link.href = withCategory(link.href, category)
    }
    for (const filter of filters)
      filter.ariaCurrent = filter.dataset['category'] === category ? 'true' : null
  }

  for (const filter of filters) {
    filter.addEventListener('click', (event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      show(filter.dataset['category'] ?? 'all')
      history.replaceState(null, '', filter.href.replace(/#.*/, ''))
      if (status) status.textContent = filter.textContent
    })
  }
  const current = filters.find(({ ariaCurrent }) => ariaCurrent !== null)
  if (current) bringIntoRow(current)
  openSheets(list)
}

/** On a phone the filters are one line that scrolls. The page itself stays where it is. */
function bringIntoRow(filter: HTMLElement): void {
  const middle = (element: Element) => element.getBoundingClientRect().x + element.clientWidth / 2
  const row = filter.parentElement
  row?.scrollBy({ left: middle(filter) - middle(row), behavior: 'instant' })
}

function withCategory(address: string, category: string): string {
  const url = new URL(address)
  const project = url.searchParams.get('project')
  url.search = ''
  if (category !== 'all') url.searchParams.set('category', category)
  if (project !== null) url.searchParams.set('project', project)
  return url.href
}
