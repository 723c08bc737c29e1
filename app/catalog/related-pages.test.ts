import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { relatedPages } from './related-pages.ts'

test('every page leads to two, three or four others, each once and never to itself', () => {
  const wrong = Object.entries(relatedPages).filter(
    ([from, to]: [string, readonly string[]]) =>
      to.length < 2 || to.length > 4 || new Set([from, ...to]).size !== to.length + 1,
  )
  expect(wrong).toEqual([])
})

test('every page but the thank-you pages can be reached from another', () => {
  const reached = new Set<string>(Object.values(relatedPages).flat())
  const alone = pages.map(({ path }) => path).filter((path) => !reached.has(path))
  expect(alone).toEqual(['thank-you/contact', 'thank-you/quote'])
})
