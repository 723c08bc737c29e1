import { inlineDirection } from '#islands/behaviours/inline-direction.ts'
import { dataSelector, getData } from '#islands/behaviours/element-data.ts'

/** The buttons scroll the row of testimonials by one card; CSS snaps it into place. */
export function startTestimonialRow(): void {
  const section = document.querySelector(dataSelector('testimonial-row'))
  const row = section?.querySelector('[tabindex]')
  if (!section || !row) return
  for (const button of section.querySelectorAll<HTMLElement>(dataSelector('step'))) {
    button.addEventListener('click', () =>
      row.scrollBy({
        left: stepWidth(row) * Number(getData(button, 'step')) * inlineDirection(),
      }),
    )
  }
}

/** From the start of one card to the start of the next, in pixels. */
function stepWidth(row: Element): number {
  const [first, second] = row.children
  if (!first || !second) return 0
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
}
