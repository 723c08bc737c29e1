import { expect, test } from 'vitest'
import { sessionsPrice } from './sessions.ts'

test.each([
  [850_000, 5, 180_000, { each: 170_000, saving: 50_000, savingShare: 556 }],
  [1_500_000, 10, 180_000, { each: 150_000, saving: 300_000, savingShare: 1_667 }],
  [100_000, 3, 50_000, { each: 33_300, saving: 50_000, savingShare: 3_333 }],
  [200_000, 2, 100_000, { each: 100_000, saving: 0, savingShare: 0 }],
  [210_000, 2, 100_000, { each: 105_000, saving: 0, savingShare: 0 }],
  [180_000, 1, 180_000, null],
  [180_000, null, 180_000, null],
  [180_000, 5, null, null],
  [180_000, 5, 0, null],
])('%i agorot for %j sessions where one costs %j', (amount, sessions, single, price) => {
  expect(sessionsPrice(amount, sessions, single)).toEqual(price)
})
