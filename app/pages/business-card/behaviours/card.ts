import { cardCountPath, type CardCountKind } from '#domain/business-card/card-taps.ts'
import { dataSelector, getData } from '#islands/behaviours/element-data.ts'
import { keepOffline } from './keep-offline.ts'
import { shareCard } from './share-card.ts'

/** Counts, shares and keeps the card (requirements 3.12). */
export function startCard(card: HTMLElement): void {
  const id = getData(card, 'card') ?? ''
  count(id, 'view')
  card.addEventListener('click', ({ target }) => {
    const tapped = target instanceof Element ? target.closest(dataSelector('card-tap')) : null
    // SAFETY: the attribute is typed where it is written (site/data-attributes.ts).
    if (tapped) count(id, getData(tapped, 'card-tap') as CardCountKind)
  })
  shareCard(card)
  timeForm(card)
  void keepOffline()
}

/** Sent even while the page is being left. No cookie, no other site. */
function count(card: string, kind: CardCountKind): void {
  const body = new Blob([JSON.stringify({ card, kind })], { type: 'application/json' })
  navigator.sendBeacon(cardCountPath, body)
}

/** Says how long the form took, and names the submission so that a repeated one is stored once. */
function timeForm(card: HTMLElement): void {
  const form = card.querySelector<HTMLFormElement>(dataSelector('card-form'))
  const started = performance.now()
  form?.addEventListener('submit', () => {
    set(form, 'elapsed_ms', String(Math.round(performance.now() - started)))
    set(form, 'key', crypto.randomUUID())
  })
}

function set(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement && field.value === '') field.value = value
}
