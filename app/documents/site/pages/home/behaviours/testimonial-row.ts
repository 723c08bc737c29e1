import { inlineDirection } from '#documents/behaviours/inline-direction.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'

/** Makes the buttons scroll the row of testimonials by one card; CSS snaps it into place. */
export function startTestimonialRow(): void {
  const section = document.querySelector(dataSelector('testimonial-row'))
  const row = section?.querySelector('[tabindex]')
  const card = row?.firstElementChild
  if (!section || !row || !card) return
  for (const button of section.querySelectorAll<HTMLElement>(dataSelector('step'))) {
    button.addEventListener('click', () =>
      row.scrollBy({
        left: card.clientWidth * Number(getData(button, 'step')) * inlineDirection(),
      }),
    )
  }
}
