import { keptArrival } from '#parts/arrival.ts'
import { requestDocument } from '#documents/behaviours/request-document.ts'
import { dataSelector, getData, setData } from '#parts/data-attributes.ts'
import { showToast } from '#ui/toast/toast.ts'

/** Milliseconds before each attempt. */
const retryDelaysMs = [0, 600, 1_800]
const orderSelector = dataSelector('behaviour', 'order-form')

/**
 * Sends the order form without leaving the page: the order section of the server's response
 * replaces the content of `root`. A repeated order is stored once, so retries are safe.
 */
export function start(root: HTMLElement): void {
  root.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    if (root.ariaBusy !== 'true') void send(root, event.target)
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(dataSelector('offer')) : null
    if (link) chooseOffer(root, getData(link, 'offer') ?? '')
  })
}

/** A link at a price chooses its offer in the form. */
function chooseOffer(root: HTMLElement, offer: string): void {
  const select = root.querySelector<HTMLSelectElement>('[name=offer]')
  if (select) select.value = offer
}

async function send(root: HTMLElement, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const label = button?.textContent ?? ''
  const setBusy = (isBusy: boolean) => {
    root.ariaBusy = String(isBusy)
    if (!button) return
    setData(button, 'busy', isBusy)
    button.textContent = isBusy ? (getData(button, 'sending-label') ?? label) : label
  }
  setBusy(true)
  const response = await post(form)
  setBusy(false)
  if (response) return replaceContent(root, response)
  showToast({
    kind: 'error',
    title: getData(form, 'failed-title') ?? '',
    closeLabel: getData(form, 'close-label') ?? '',
  })
}

/** The order section of the response, or null when no attempt had a response. */
async function post(form: HTMLFormElement): Promise<HTMLElement | null> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value)
  body.set('came_from', keptArrival())
  for (const delay of retryDelaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const page = await requestDocument(form.action, body)
    const section = page?.querySelector<HTMLElement>(orderSelector)
    if (section) return section
  }
  return null
}

/** Moves the focus to the first error, or to the message. */
function replaceContent(root: HTMLElement, response: HTMLElement): void {
  root.replaceChildren(...response.childNodes)
  const focused =
    root.querySelector<HTMLElement>('[aria-invalid=true]') ??
    root.querySelector<HTMLElement>(dataSelector('order-focus'))
  focused?.focus()
}
