import { onFirstScroll } from './on-first-scroll.ts'

/** Fulfilled at the first thing that the visitor does from now on. */
export function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    onFirstScroll(resolve)
    // A touch begins with `pointerdown`, a wheel scrolls, and who types has the focus.
    for (const type of ['pointermove', 'focusin', 'pointerdown', 'keydown'])
      addEventListener(type, () => resolve(), { once: true })
  })
}
