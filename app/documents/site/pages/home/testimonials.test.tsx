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
function cardsOf(markup: string): string[] {
  return markup.match(/<figure.*?<\/figure>/gs) ?? []
}

function render(real: readonly TestimonialWords[]): string {
  return renderToStaticMarkup(<Testimonials lang="en" copy={copy} real={real} />)
}

const realOnes = copy.items.map((item, index) => ({
  ...item,
  ...published,
  name: `Client ${index}`,
}))

// Proves 3.3.13.
test('a real testimonial comes first, with five stars and without a drawn portrait', () => {
  const [first = '', ...others] = cardsOf(render(realOnes.slice(0, 1)))
  expect(first).toContain('Client 0')
  expect(first).toContain(`aria-label="${copy.stars}"`)
  expect(first).toContain(`href="${published.link}"`)
  expect(first).toContain('1 March 2026')
  expect(first).not.toMatch(/<img|testimonial-outlines/)
  expect(others).toHaveLength(copy.items.length - 1)
  expect(others.filter((card) => !card.includes(copy.sampleStars))).toEqual([])
  expect(others.filter((card) => !card.includes('testimonial-outlines'))).toEqual([])
  // Each sample keeps its portrait.
  const drawn = (cards: readonly string[]) => cards.map((card) => /person-\d+/.exec(card)?.[0])
  expect(drawn(others)).toEqual(drawn(cardsOf(render([]))).slice(0, others.length))
})

// Proves 3.3.13.
test.each([
  [0, 12, true],
  [11, 1, true],
  [12, 0, false],
])(
  'with %i real testimonials %i are samples, and the section says so: %j',
  (real, samples, says) => {
    const markup = render(realOnes.slice(0, real))
    expect(cardsOf(markup)).toHaveLength(12)
    expect(cardsOf(markup).filter((card) => card.includes(copy.sampleStars))).toHaveLength(samples)
    expect(markup.includes(copy.sampleNote)).toBe(says)
  },
)
