import { isPlain } from './is-plain.ts'
import { requestDocument } from './request-document.ts'

const selector = '[data-project-sheet]'

/** Details of a project in a dialog over the list: fetched from the address of their own, which the visitor can share or come back to. */
export function openSheets(list: HTMLElement): void {
  const first = document.querySelector<HTMLDialogElement>(selector)
  if (first) show(first, null)
  list.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-kind] a')
        : null
    if (!link || !isPlain(event)) return
    event.preventDefault()
    void open(link)
  })
  addEventListener('popstate', () => {
    const sheet = document.querySelector<HTMLDialogElement>(selector)
    if (new URL(location.href).searchParams.has('project')) location.reload()
    else sheet?.close()
  })
}

/** Where it cannot be had, the link is followed as usual. */
async function open(link: HTMLAnchorElement): Promise<void> {
  const sheet = await fetchSheet(link.href)
  if (!sheet) return location.assign(link.href)
  document.querySelector('main')?.append(sheet)
  history.pushState(null, '', link.href)
  show(sheet, link)
}

async function fetchSheet(address: string): Promise<HTMLDialogElement | null> {
  const page = await requestDocument(address)
  const sheet = page?.querySelector<HTMLDialogElement>(selector)
  return sheet ? document.importNode(sheet, true) : null
}

/** From now on it is modal: it takes the focus, Escape and a press outside close it, and the focus goes back. */
function show(sheet: HTMLDialogElement, opener: HTMLElement | null): void {
  // Not close(): its event comes later, and would end what has just begun.
  sheet.removeAttribute('open')
  sheet.showModal()
  sheet.scrollTop = 0
  sheet.addEventListener('click', (event) => {
    const isClose = event.target instanceof Element && event.target.closest('[data-close]') !== null
    if ((!isClose && event.target !== sheet) || !isPlain(event)) return
    event.preventDefault()
    sheet.close()
  })
  sheet.addEventListener('close', () => {
    const { list } = sheet.dataset
    sheet.remove()
    if (list !== undefined && location.search.includes('project='))
      history.replaceState(null, '', list)
    opener?.focus({ preventScroll: true })
  })
}
