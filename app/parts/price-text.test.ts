import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { priceText, type ShownPrice } from './price-text.ts'

/** Removes bidi marks and replaces no-break spaces. */
function plain(text: string | null): string | null {
  return (
    text &&
    text.replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
  )
}

const contexts = {
  he: { lang: 'he', rate: 3.7, words: copyFor('he').prices },
  en: { lang: 'en', rate: 3.7, words: copyFor('en').prices },
} as const

function formatPrice(lang: Lang, price: ShownPrice) {
  const { amount, other, vat } = priceText(price, contexts[lang])
  return [plain(amount), plain(other), vat]
}

test.each<[Lang, string, ShownPrice, (string | null)[]]>([
  [
    'he',
    'shekels',
    { currency: 'ILS', from: 250_000, to: 250_000, vat: 'unstated' },
    ['2,500 ₪', null, 'כולל מע״מ'],
  ],
  [
    'en',
    'shekels',
    { currency: 'ILS', from: 250_000, to: 250_000, vat: 'unstated' },
    ['₪2,500', 'about $676', 'incl. VAT'],
  ],
  [
    'he',
    'a range',
    { currency: 'ILS', from: 2_000_000, to: 12_000_000, vat: 'excluded' },
    ['20,000–120,000 ₪', null, '+ מע״מ'],
  ],
  [
    'en',
    'a range',
    { currency: 'ILS', from: 2_000_000, to: 12_000_000, vat: 'excluded' },
    ['₪20,000–₪120,000', 'about $5,405–$32,432', '+ VAT'],
  ],
  [
    'he',
    'an open end',
    { currency: 'ILS', from: 1_800_000, to: null },
    ['החל מ־18,000 ₪', null, null],
  ],
  [
    'en',
    'an open end',
    { currency: 'ILS', from: 1_800_000, to: null },
    ['from ₪18,000', 'about $4,865', null],
  ],
  [
    'en',
    'a month',
    { currency: 'ILS', from: 3_900, to: 3_900, unit: 'month' },
    ['₪39 a month', 'about $11', null],
  ],
  ['he', 'dollars', { currency: 'USD', from: 40_500, to: 40_500 }, ['כ־1,499 ₪', '405 $', null]],
  [
    'en',
    'dollars',
    { currency: 'USD', from: 80_000, to: 210_000 },
    ['$800–$2,100', 'about ₪2,960–₪7,770', null],
  ],
  [
    'he',
    'at most',
    { currency: 'USD', from: null, to: 3_100_000 },
    ['עד כ־114,700 ₪', '31,000 $', null],
  ],
  [
    'he',
    'no amount',
    { currency: 'ILS', from: null, to: null, vat: 'unstated' },
    ['לפי הצעת מחיר', null, null],
  ],
])('in %s, %s', (lang, _, price, expected) => {
  expect(formatPrice(lang, price)).toEqual(expected)
})
