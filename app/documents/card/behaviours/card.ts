import { cardCountPath, type CardCountKind } from '#domain/business-card/card-taps.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { keepOffline } from './keep-offline.ts'
import { shareCard } from './share-card.ts'

/** Counts views and taps, shares the card and caches it for offline use (requirements 3.12). */
export function startCard(card: HTMLElement): void {
  const id = getData(card, 'card') ?? ''
  count(id, 'view')
  card.addEventListener('click', ({ target }) => {
    const tapped = target instanceof Element ? target.closest(dataSelector('card-tap')) : null
    // SAFETY: the attribute is typed where it is written (parts/data-attributes.ts).
    if (tapped) count(id, getData(tapped, 'card-tap') as CardCountKind)
  })
  shareCard(card)
  stampForm(card)
  void keepOffline()
}

/** A beacon is sent even while the page is being left. It sets no cookie and stays on this site. */
function count(card: string, kind: CardCountKind): void {
  const body = new Blob([JSON.stringify({ card, kind })], { type: 'application/json' })
  navigator.sendBeacon(cardCountPath, body)
}

/**
 * Adds the time that the form took and an idempotency key, so that a repeated submission is stored
 * once.
 */
function stampForm(card: HTMLElement): void {
  const form = card.querySelector<HTMLFormElement>(dataSelector('card-form'))
  const started = performance.now()
  form?.addEventListener('submit', () => {
    setIfEmpty(form, 'elapsed_ms', String(Math.round(performance.now() - started)))
    setIfEmpty(form, 'key', crypto.randomUUID())
  })
}

function setIfEmpty(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement && field.value === '') field.value = value
}
