import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test.each([
  ['Kept for 24 months.', 'Kept for 24\u00a0months.'],
  ['התשובה תוך 24 שעות.', 'התשובה תוך 24\u00a0שעות.'],
  ['{count} חודשים', '{count}\u00a0חודשים'],
  ['\u206610–\u206014\u2069 days', '\u206610–\u206014\u2069\u00a0days'],
  ['16+ years', '16+\u00a0years'],
  ['ב־30 יום', 'ב־30\u00a0יום'],
  ['2 hours, 90 minutes', '2\u00a0hours, 90\u00a0minutes'],
])('a figure stays with its unit: %s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept)
})

test.each(['Building 7 daytime', '3 to 4', 'In 2025 we', 'a few days', '5 יומיומיים'])(
  'a text without a figure and its unit is not changed: %s',
  (text) => {
    expect(keepUnits(text)).toBe(text)
  },
)
