import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TestimonialWords } from '#content/pages/home/he.ts'
import { copyFor } from '#copy/copy.server.ts'
import { Testimonials } from './testimonials.tsx'

const copy = copyFor('en').pages.home.body.testimonials

/** The cards in their order, each as markup. */
function cardsOf(items: readonly TestimonialWords[]): string[] {
  const markup = renderToStaticMarkup(<Testimonials lang="en" copy={{ ...copy, items }} />)
  return markup.match(/<figure.*?<\/figure>/gs) ?? []
}

// Proves 3.3.13.
test('a real testimonial comes first, with five stars and without a drawn portrait', () => {
  const items = copy.items.map((item, index) => ({ ...item, sample: index !== 4 }))
  const [first = '', ...others] = cardsOf(items)
  expect(first).toContain(copy.items[4]?.name)
  expect(first).toContain(`aria-label="${copy.stars}"`)
  expect(first).not.toMatch(/<img|testimonial-sample/)
  expect(others).toHaveLength(copy.items.length - 1)
  expect(others.filter((card) => card.includes(copy.stars))).toEqual([])
})

// Proves 3.3.13.
test('the note about invented testimonials goes with the last of them', () => {
  const real = copy.items.map((item) => ({ ...item, sample: false }))
  const noteIn = (items: readonly TestimonialWords[]) =>
    renderToStaticMarkup(<Testimonials lang="en" copy={{ ...copy, items }} />).includes(
      copy.sampleNote,
    )
  expect([noteIn(copy.items), noteIn(real)]).toEqual([true, false])
})
