import { expect, test } from 'vitest'
import type { PriceChoices, PriceItemId } from '#catalog/price-book.ts'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { servicePageIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPrices, landingPrices, pricesInWords } from './prices-in-words.ts'

const list = priceListFor({ ...bookTerms, on: '2026-11-21' })

function wordsOf(lang: Lang, choices: PriceChoices = {}): Record<string, string> {
  const { servicePages, prices } = copyFor(lang)
  const context = { lang, rate: 3.7, words: prices }
  return Object.fromEntries(
    servicePageIds.map((id) => [
      id,
      JSON.stringify(fillPrices(servicePages[id], { choices, list, context })).replaceAll(
        /[\u200e\u200f\u2060\u2066-\u2069]/g,
        '',
      ),
    ]),
  )
}

// Proves 3.10.8, 3.10.9.
test.each<[Lang, (typeof servicePageIds)[number], string]>([
  ['he', 'uxui-design', 'עולה 8,000–40,000 ₪ + מע״מ'],
  ['en', 'uxui-design', 'costs ₪8,000–₪40,000 (about $2,162–$10,811) + VAT'],
  ['he', 'digital-presence', 'ואחריה הם עולים 7,800–10,200 ₪'],
  ['he', 'digital-presence', 'בטווח של 2,500–12,000 ₪ כולל מע״מ'],
  ['en', 'digital-presence', 'together they cost ₪7,800–₪10,200'],
  ['he', 'digital-presence', 'השדרוג המלא עולה 7,700 ₪'],
  ['he', 'websites', 'אחסון עולה בדרך כלל כ־888–2,220 ₪ (240–600 $) בשנה'],
  ['en', 'websites', 'Hosting usually costs $240–$600'],
  ['he', 'strategic-consulting', 'או סדנה: 1,800–16,500 ₪ כולל מע״מ'],
  ['he', 'app-development', 'שווה עד כ־9,620 ₪ (2,600 $)'],
  ['en', 'strategic-consulting', 'package to fit: ₪3,000–₪20,000'],
  ['he', 'app-development', 'חינם מסמך אפיון בשווי 5,000 ₪'],
  ['en', 'app-development', 'a free specification, worth ₪5,000'],
  ['he', 'landing-page', 'האחסון עולה בדרך כלל כ־74–185 ₪ לחודש (20–50 $)'],
  ['en', 'landing-page', 'Hosting usually costs $20–$50 a month'],
])('in %s the page of %s contains: %s', (lang, id, sentence) => {
  expect(wordsOf(lang)[id]?.replaceAll('\u00a0', ' ')).toContain(sentence)
})

// Proves 5.1.7.
test('a sentence contains the source that the owner chose', () => {
  const choices = { 'ui-design': 'dollar-copy' } as const satisfies Partial<
    Record<PriceItemId, string>
  >
  expect(wordsOf('en', choices)['uxui-design']).toContain('costs $2,600–$6,600')
})

// Proves 3.10.9.
test.each(['he', 'en'] as const)('in %s every price has a sentence that contains it', (lang) => {
  const words = JSON.stringify(copyFor(lang).servicePages)
  expect(
    Object.keys(pricesInWords).filter((placeholder) => !words.includes(`{${placeholder}}`)),
  ).toEqual([])
})

test('landing pages start at the cheapest template, and the widest has a range with VAT', () => {
  expect(landingPrices()).toMatchObject({
    asIs: { from: 99_000, to: null, vat: 'included' },
    custom: { from: 180_000, to: null, vat: 'included' },
    wide: { from: 250_000, to: 500_000, vat: 'included' },
  })
})

test.each(['he', 'en'] as const)('in %s no sentence keeps a placeholder', (lang) => {
  const own = Object.values(wordsOf(lang)).join(' ')
  expect(own.match(/\{\w+(?:Price|Worth)\}/g)).toBeNull()
})
