import { expect, test } from 'vitest'
import { readScreenCounts, sumScreens } from './screen-counts.ts'

// Proves 3.18.2.
test.each([
  ['clients=9&staff=3&admin=8', 20],
  ['clients=1', 1],
  ['clients=99&staff=99&admin=99', 297],
  ['clients=0&staff=0&admin=1', 1],
])('the query %j has %i screens', (query, screens) => {
  const counts = readScreenCounts(new URLSearchParams(query))
  expect(counts && sumScreens(counts)).toBe(screens)
})

// Proves 3.18.2.
test.each([
  '',
  'clients=0&staff=0&admin=0',
  'clients=-1',
  'clients=100',
  'clients=1.5',
  'clients=1e3',
  'clients=9&staff=x',
  'clients=%00',
  'other=4',
])('the query %j has no counts', (query) => {
  expect(readScreenCounts(new URLSearchParams(query))).toBeNull()
})
