import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { cacheKey } from './cache-key.ts'
import { requestsToWarm } from './warm-pages.ts'

// Proves 11.4.6.
test('every stored page is rendered ahead in both languages, the busy page and the home page first', () => {
  const keys = requestsToWarm().map(cacheKey)
  expect(keys.slice(0, 4)).toEqual(['busy he ', 'busy en ', '/he/', '/en/'])
  const stored = pages.filter(({ cache }) => cache === 'public')
  expect(keys).toHaveLength(2 + 2 * stored.length)
  expect(new Set(keys).size).toBe(keys.length)
})
