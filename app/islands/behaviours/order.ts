import { showToast } from '#ui/toast/toast.ts'
import { requestDocument } from './request-document.ts'

const pausesMs = [0, 600, 1_800]

/**
 * The order form goes out without leaving the page. The server draws what comes next, as it does without scripts, and it takes the form's place;
 * the same order sent twice is one order, so trying again is safe.
 */
export function sendOrders(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    const place = form instanceof HTMLFormElement ? form.closest<HTMLElement>('[data-order]') : null
    if (!place || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (place.ariaBusy !== 'true') void send(place, form)
  })
  document.addEventListener('click', ({ target }) => {
    const offer =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-offer]')?.dataset['offer']
        : undefined
    if (offer !== undefined) choose(offer)
  })
}

/** Whoever follows a price to the form finds it chosen there. */
function choose(offer: string): void {
  const select = document.querySelector<HTMLSelectElement>('[data-order] [name=offer]')
  if (select) select.value = offer
}

async function send(place: HTMLElement, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const words = button?.textContent ?? ''
  const wait = (isBusy: boolean) => {
    place.ariaBusy = String(isBusy)
    button?.toggleAttribute('data-busy', isBusy)
    if (button) button.textContent = isBusy ? (button.dataset['sending'] ?? words) : words
  }
  wait(true)
  const next = await post(form)
  wait(false)
  if (next) return take(place, next)
  showToast({
    kind: 'error',
    title: form.dataset['failed'] ?? '',
    closeLabel: form.dataset['close'] ?? '',
  })
}

/** The answered part of the page, or null where there was no answer. */
async function post(form: HTMLFormElement): Promise<HTMLElement | null> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value)
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const page = await requestDocument(form.action, body)
    const next = page?.querySelector<HTMLElement>('[data-order]')
    if (next) return next
  }
  return null
}

/** The keyboard and the screen reader go on where the answer is. */
function take(place: HTMLElement, next: HTMLElement): void {
  place.replaceChildren(...next.childNodes)
  const wrong =
    place.querySelector<HTMLElement>('[aria-invalid=true]') ??
    place.querySelector<HTMLElement>('[data-order-focus]')
  wrong?.focus()
}
