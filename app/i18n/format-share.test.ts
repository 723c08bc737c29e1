import { expect, test } from 'vitest'
import { formatShare } from './format-share.ts'

// Proves 1.5.2.
test.each([
  [1_800, '18%'],
  [750, '7.5%'],
  [0, '0%'],
  [10_000, '100%'],
  [1, '0.01%'],
])('%i basis points are %s in both languages, and stay so in any sentence', (share, text) => {
  for (const lang of ['he', 'en'] as const) {
    const shown = formatShare(share, lang)
    expect(shown.replaceAll(/[\u200e\u200f\u2066\u2069]/g, '')).toBe(text)
    expect([shown.at(0), shown.at(-1)]).toEqual(['\u2066', '\u2069'])
  }
})
