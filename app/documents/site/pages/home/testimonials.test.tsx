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
test('a real testimonial comes first, with five stars, day and link, and no drawn portrait', () => {
  const real = { sample: false, day: '2026-05-03', link: 'https://example.com/review' }
  const items = copy.items.map((item, index) => (index === 4 ? { ...item, ...real } : item))
  const [first = '', ...others] = cardsOf(items)
  expect(first).toContain(copy.items[4]?.name)
  expect(first).toContain(`aria-label="${copy.stars}"`)
  expect(first).not.toContain('<img')
  expect(first).toContain('<a href="https://example.com/review">3 May 2026</a>')
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
