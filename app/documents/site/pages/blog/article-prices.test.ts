import { expect, test } from 'vitest'
import type { PriceItemId } from '#catalog/price-book.ts'
import { prices as english } from '#copy/en/prices.ts'
import { prices as hebrew } from '#copy/he/prices.ts'
import { articlePrices, priceOf, priceWords } from './article-prices.ts'
import { countWords, readingTime } from './count-words.ts'

const contexts = {
  he: { lang: 'he', rate: 4, words: hebrew },
  en: { lang: 'en', rate: 4, words: english },
} as const

const vat = { rate: 1_800, validFrom: '2025-01-01' }

function naming(from: PriceItemId, to: PriceItemId) {
  const run = { kind: 'price', from, to } as const
  return { run, body: [{ kind: 'paragraph' as const, children: [run] }] }
}

/** Removes direction marks. */
function plain(text: string): string {
  return text.replaceAll(/[\u2060\u2066-\u2069\u200f]/g, '').replaceAll('\u00a0', ' ')
}

// Proves 3.9.9.
test.each<[lang: 'he' | 'en', from: PriceItemId, to: PriceItemId, words: string]>([
  ['he', 'website', 'website', '6,000 ₪'],
  ['he', 'ui-design.basic', 'ui-design.basic', '3,000–8,000 ₪'],
  ['he', 'ui-design.full', 'ui-design.full', 'החל מ־18,000 ₪'],
  ['he', 'ui-design', 'ui-design', '9,440–47,200 ₪'],
  ['he', 'ui-design.basic', 'ui-design.advanced', '3,000–18,000 ₪'],
  ['he', 'ui-design.basic', 'ui-design.full', '3,000–18,000 ₪'],
  ['he', 'website', 'mvp', '6,000–141,600 ₪'],
  ['en', 'website', 'website', '₪6,000 (about $1,500)'],
  ['en', 'landing-page', 'website', '₪2,500–₪6,000 (about $625–$1,500)'],
  ['en', 'custom-app', 'custom-app', 'by quote'],
])('in %s the price from %s to %s reads %s', (lang, from, to, words) => {
  const { run, body } = naming(from, to)
  const prices = articlePrices(body, { choices: {}, vat, priceContext: contexts[lang] })
  expect(plain(priceWords(priceOf(run, prices)))).toBe(words)
})

// Proves 3.9.9.
test('the source that the owner chose is shown', () => {
  const { run, body } = naming('website', 'website')
  const choices = { website: 'hebrew-text' } as const
  const prices = articlePrices(body, { choices, vat, priceContext: contexts.he })
  expect(plain(priceWords(priceOf(run, prices)))).toBe('2,500 ₪')
})

// Proves 3.9.4.
test('words are counted as rendered, including prices', () => {
  const { run } = naming('ui-design', 'ui-design')
  const body = [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'It costs ' }, run] },
    {
      kind: 'list' as const,
      ordered: false,
      items: [[{ kind: 'text' as const, text: 'so – be' }]],
    },
  ]
  const prices = articlePrices(body, { choices: {}, vat, priceContext: contexts.he })
  // It, costs, 9,440–47,200, so, be: punctuation marks do not count as words.
  expect(countWords(body, prices)).toBe(5)
})

// Proves 3.9.4.
test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1_400, 7],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readingTime(words)).toBe(minutes)
})
