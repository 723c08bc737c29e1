import { onFirstScroll } from './on-first-scroll.ts'

/** A touch begins with `pointerdown`, a wheel scrolls, and who types has the focus. */
const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Fulfilled at the first thing that the visitor does from now on. */
export function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    onFirstScroll(resolve)
    for (const type of inputEvents) addEventListener(type, () => resolve(), { once: true })
  })
}
