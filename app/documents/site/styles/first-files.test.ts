import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Six connections share a line of 1.6 Mbit/s: what one of them carries in a round trip (0072). */
const roundTrip = 4_380
const headers = 570

function sizeOf(font: string): number {
  return statSync(join(import.meta.dirname, `fonts/${font}.woff2`)).size + headers
}

// A seventh request of a first screen starts when one of the first six has ended.
test.each([
  'headline-hebrew-heavy',
  'headline-hebrew-thin',
  'text-hebrew',
  'headline-sentence-thin',
  'text-common',
])('the font %s arrives in one round trip', (font) => {
  expect(sizeOf(font)).toBeLessThanOrEqual(roundTrip)
})

test.each(['headline-english-heavy', 'text-english'])('the font %s arrives in two', (font) => {
  expect(sizeOf(font)).toBeLessThanOrEqual(2 * roundTrip)
})
