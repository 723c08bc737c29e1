import { getClickedLink } from '#documents/behaviours/clicked-link.ts'
import { isPlainClick } from '#documents/behaviours/is-plain-click.ts'
import { reportPageView } from '#documents/behaviours/report-page-view.ts'
import { requestDocument } from '#documents/behaviours/request-document.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'

const sheetSelector = dataSelector('project-sheet')

/**
 * Opens the details of a project in a dialog over the list. They are fetched from their own
 * address, which visitors can share.
 */
export function startProjectSheets(list: HTMLElement): void {
  const served = document.querySelector<HTMLDialogElement>(sheetSelector)
  if (served) show(served, null)
  list.addEventListener('click', (event) => {
    const link = getClickedLink(event, `${dataSelector('kind')} a[href*='project=']`)
    if (!link) return
    event.preventDefault()
    void open(link)
  })
  addEventListener('popstate', () => {
    const sheet = document.querySelector<HTMLDialogElement>(sheetSelector)
    if (new URL(location.href).searchParams.has('project')) location.reload()
    else sheet?.close()
  })
}

/** If the details cannot be fetched, the browser follows the link. */
async function open(link: HTMLAnchorElement): Promise<void> {
  const sheet = await fetchSheet(link.href)
  if (!sheet) return location.assign(link.href)
  document.querySelector('main')?.append(sheet)
  history.pushState(null, '', link.href)
  reportPageView()
  show(sheet, link)
}

async function fetchSheet(address: string): Promise<HTMLDialogElement | null> {
  const page = await requestDocument(address)
  const sheet = page?.querySelector<HTMLDialogElement>(sheetSelector)
  return sheet ? document.importNode(sheet, true) : null
}

/**
 * Makes the dialog modal: it takes the focus, Escape and a click outside close it, and the focus
 * then returns to `opener`.
 */
function show(sheet: HTMLDialogElement, opener: HTMLElement | null): void {
  // Not close(): its event is dispatched later and would remove the dialog that has just opened.
  sheet.removeAttribute('open')
  sheet.showModal()
  sheet.scrollTop = 0
  sheet.addEventListener('click', (event) => {
    const { target } = event
    const isClose = target instanceof Element && target.closest(dataSelector('close')) !== null
    if ((!isClose && target !== sheet) || !isPlainClick(event)) return
    event.preventDefault()
    sheet.close()
  })
  sheet.addEventListener('close', () => {
    const listUrl = getData(sheet, 'list-url')
    sheet.remove()
    if (listUrl !== null && location.search.includes('project=')) {
      history.replaceState(null, '', listUrl)
      reportPageView()
    }
    opener?.focus({ preventScroll: true })
  })
}
