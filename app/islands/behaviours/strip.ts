import { forward } from './forward.ts'

/** The buttons of a row that scrolls by hand move it by one card; it snaps into place by itself. */
export function stepStrips(): void {
  for (const strip of document.querySelectorAll('[data-strip]')) {
    const row = strip.querySelector('[tabindex]')
    for (const button of strip.querySelectorAll<HTMLElement>('[data-step]')) {
      button.addEventListener('click', () =>
        row?.scrollBy({ left: lengthOfStep(row) * Number(button.dataset['step']) * forward() }),
      )
    }
  }
}

function lengthOfStep(row: Element): number {
  const [first, second] = row.children
  if (!first || !second) return 0
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
}
