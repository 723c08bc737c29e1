import { expect, test } from 'vitest'
import { estimateByScreens } from './estimate-by-screens.ts'

const sizes = [
  { id: 'basic', screens: { from: 5, to: 12 }, price: { from: 300_000, to: 800_000 } },
  { id: 'advanced', screens: { from: 13, to: 30 }, price: { from: 800_000, to: 1_800_000 } },
  { id: 'full', screens: { from: 30, to: null }, price: { from: 1_800_000, to: null } },
] as const

// Proves 3.18.1.
test.each([
  [1, 'basic', 300_000],
  [4, 'basic', 300_000],
  [5, 'basic', 300_000],
  [6, 'basic', 370_000],
  [9, 'basic', 590_000],
  [12, 'basic', 800_000],
  [13, 'advanced', 800_000],
  [20, 'advanced', 1_210_000],
  [29, 'advanced', 1_740_000],
  [30, 'advanced', 1_800_000],
  [31, 'full', null],
  [200, 'full', null],
])('%i screens are the size %s, about %s agorot', (screens, id, about) => {
  const estimate = estimateByScreens(screens, sizes)
  expect([estimate.size.id, estimate.about]).toEqual([id, about])
})
