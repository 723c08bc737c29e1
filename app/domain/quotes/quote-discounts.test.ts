import { expect, test } from 'vitest'
import type { PricingRules } from '../pricing/price-lines.ts'
import { hasDiscounts, rulesWith } from './quote-discounts.ts'

const rules: PricingRules = {
  tiers: [{ services: 2, discount: 500 }],
  packages: [
    {
      id: 'launch',
      services: ['a', 'b'],
      needs: 'all',
      claim: null,
      impliedBy: [],
      discount: 2_000,
    },
  ],
  vat: { rate: 1_800, validFrom: '2025-01-01' },
}

test('rules without discounts keep the VAT', () => {
  expect(rulesWith(false, rules)).toEqual({ tiers: [], packages: [], vat: rules.vat })
  expect(rulesWith(true, rules)).toEqual(rules)
})

test.each([
  { of: rules, expected: true },
  { of: { ...rules, packages: [] }, expected: true },
  { of: { ...rules, tiers: [] }, expected: true },
  { of: rulesWith(false, rules), expected: false },
])('a quote has discounts if its rules have any: $expected', ({ of, expected }) => {
  expect(hasDiscounts(of)).toBe(expected)
})
