import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TestimonialWords } from '#content/pages/home/he.ts'
import { copyFor } from '#copy/copy.server.ts'
import { Testimonials } from './testimonials.tsx'

const copy = copyFor('en').pages.home.body.testimonials

const published = {
  sample: false,
  date: '2026-03-01',
  link: 'https://client.example/post',
} as const

/** The cards in their order, each as markup. */
function cardsOf(items: readonly TestimonialWords[]): string[] {
  const markup = renderToStaticMarkup(<Testimonials lang="en" copy={{ ...copy, items }} />)
  return markup.match(/<figure.*?<\/figure>/gs) ?? []
}

// Proves 3.3.13.
test('a real testimonial comes first, with five stars and without a drawn portrait', () => {
  const items = copy.items.map((item, index) => (index === 4 ? { ...item, ...published } : item))
  const [first = '', ...others] = cardsOf(items)
  expect(first).toContain(copy.items[4]?.name)
  expect(first).toContain(`aria-label="${copy.stars}"`)
  expect(first).toContain(`href="${published.link}"`)
  expect(first).toContain('1 March 2026')
  expect(first).not.toMatch(/<img|testimonial-outlines/)
  expect(others).toHaveLength(copy.items.length - 1)
  expect(others.filter((card) => !card.includes(copy.sampleStars))).toEqual([])
  expect(others.filter((card) => !card.includes('testimonial-outlines'))).toEqual([])
})

// Proves 3.3.13.
test('the note about invented testimonials goes with the last of them', () => {
  const real = copy.items.map((item) => ({ ...item, ...published }))
  const noteIn = (items: readonly TestimonialWords[]) =>
    renderToStaticMarkup(<Testimonials lang="en" copy={{ ...copy, items }} />).includes(
      copy.sampleNote,
    )
  expect([noteIn(copy.items), noteIn(real)]).toEqual([true, false])
})
