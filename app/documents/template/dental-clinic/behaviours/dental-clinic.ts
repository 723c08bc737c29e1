import { dataSelector, getData, setData } from '#parts/data-attributes.ts'
import { watchPause } from '#documents/behaviours/motion.ts'

/** Starts the bubbles of the first screen, and lets free appointments fill in the form's day. */
export function start(page: HTMLElement): void {
  const bubbles = page.querySelector<HTMLElement>('.bubbles')
  if (bubbles) startBubbles(bubbles)
  const day = page.querySelector<HTMLSelectElement>('#appointment-day')
  for (const slot of page.querySelectorAll(dataSelector('preferred-day')))
    slot.addEventListener('click', () => day && choose(day, getData(slot, 'preferred-day') ?? ''))
}

/** Bubbles rise until they are paused, and pop when they are touched. */
function startBubbles(bubbles: HTMLElement): void {
  watchPause(bubbles, (isPaused) => setData(bubbles, 'paused', isPaused))
  bubbles.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof HTMLElement && target.classList.contains('bubble'))
      setData(target, 'popped', true)
  })
  // A popped bubble is whole again in the next round.
  bubbles.addEventListener('animationiteration', ({ target }) => {
    if (target instanceof HTMLElement) setData(target, 'popped', false)
  })
}

/** The change event makes the form validate the field. */
function choose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
