import { expect, test } from 'vitest'
import { comparePrices } from '#catalog/price-comparison.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { describePrice } from './describe-price.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

const vat = { rate: 1_800, validFrom: '2025-01-01' }

/** Removes direction marks and replaces no-break spaces. */
function plain(text: string | null): string | null {
  return (
    text &&
    text.replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
  )
}

function describe(item: string, lang: DeskLang) {
  const { adminPrices: copy, prices: words } = deskCopyFor(lang)
  const compared = comparePrices({ choices: {}, rate: 3.7, vat }).find(
    (price) => price.item === item,
  )
  if (!compared) throw new Error(`${item} is not in the list`)
  const { priceSources } = describePrice(compared, { lang, rate: 3.7, words, copy })
  return priceSources.map(({ written, paid, difference, scope, vat }) =>
    [written, paid, difference, scope, vat].map(plain),
  )
}

// Proves 5.1.8.
test('each source shows the text, the amount to pay and the difference', () => {
  expect(describe('shopify-store', 'en')).toEqual([
    ['₪6,000', '₪6,000', null, 'products: 1–20', 'VAT not stated'],
    ['from ₪2,500', 'from ₪2,500', '−₪3,500', '', 'VAT not stated'],
    ['from $660', 'from ₪2,442', '−₪3,558', 'products: 1–50, days: 1–14', 'VAT not stated'],
  ])
})

test('the amount to pay includes VAT, and a range has a difference at each end', () => {
  expect(describe('mvp', 'he')[1]).toEqual([
    '14,000–45,000 ₪',
    '16,520–53,100 ₪',
    '−7,080 ₪ · −88,500 ₪',
    '',
    '+ מע״מ',
  ])
})

test('a monthly price is marked as monthly', () => {
  expect(describe('digital-card', 'en')[2]?.slice(0, 3)).toEqual([
    '$10 a month',
    '₪37 a month',
    '−₪2',
  ])
})

test('a scope without an upper limit is described in words', () => {
  expect(describe('ui-design.full', 'en')[1]?.[3]).toBe(
    'screens: 30 or more, revisions: 7, days of support: 30',
  )
})
