import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { readBasketQuery, basketQuery } from '#domain/pricing/basket-url.ts'
import { editBasket, isStep, type Edit } from './basket-edits.ts'

const list = priceListFor({ ...bookTerms, on: '2026-11-22' })

test.each<[before: string, edit: Edit, after: string]>([
  ['', { kind: 'add', services: ['branding'] }, 's=branding.basic'],
  ['s=website', { kind: 'add', services: ['branding', 'website'] }, 's=branding.basic,website'],
  [
    's=branding.extended',
    { kind: 'add', services: ['branding', 'website'] },
    's=branding.extended,website',
  ],
  ['s=branding', { kind: 'add', services: ['nothing'] }, 's=branding.basic'],
  ['s=branding,website~crm', { kind: 'remove', service: 'website' }, 's=branding.basic'],
  ['s=branding', { kind: 'remove', service: 'website' }, 's=branding.basic'],
  [
    's=branding',
    { kind: 'option', service: 'branding', option: 'extended' },
    's=branding.extended',
  ],
  [
    's=ux-mentoring.retainer:6',
    { kind: 'option', service: 'ux-mentoring', option: 'five' },
    's=ux-mentoring.five',
  ],
  [
    's=ux-mentoring.five',
    { kind: 'option', service: 'ux-mentoring', option: 'retainer' },
    's=ux-mentoring.retainer:1',
  ],
  ['s=website', { kind: 'option', service: 'branding', option: 'extended' }, 's=website'],
  ['s=maintenance', { kind: 'months', service: 'maintenance', months: 24 }, 's=maintenance:24'],
  ['s=maintenance', { kind: 'months', service: 'maintenance', months: -1 }, 's=maintenance:12'],
  [
    's=website',
    { kind: 'addon', service: 'website', addon: 'crm', isWanted: true },
    's=website~crm',
  ],
  [
    's=website~crm',
    { kind: 'addon', service: 'website', addon: 'crm', isWanted: true },
    's=website~crm',
  ],
  [
    's=website~crm',
    { kind: 'addon', service: 'website', addon: 'crm', isWanted: false },
    's=website',
  ],
  ['s=mvp', { kind: 'claim', claim: 'design-client', isTrue: true }, 's=mvp&c=design-client'],
  ['s=mvp&c=design-client', { kind: 'claim', claim: 'design-client', isTrue: false }, 's=mvp'],
  ['s=mvp,website~crm&c=design-client', { kind: 'clear' }, ''],
])('%s, then %o, is %s', (before, edit, after) => {
  expect(basketQuery(editBasket(readBasketQuery(before, list), edit, list))).toBe(after)
})

test('an edit does not change the original basket', () => {
  const basket = readBasketQuery('s=branding,website~crm', list)
  const before = structuredClone(basket)
  editBasket(basket, { kind: 'option', service: 'branding', option: 'extended' }, list)
  editBasket(basket, { kind: 'addon', service: 'website', addon: 'crm', isWanted: false }, list)
  expect(basket).toEqual(before)
})

test.each<[Edit, boolean]>([
  [{ kind: 'add', services: ['website'] }, true],
  [{ kind: 'remove', service: 'website' }, true],
  [{ kind: 'clear' }, true],
  [{ kind: 'option', service: 'branding', option: 'extended' }, false],
  [{ kind: 'months', service: 'maintenance', months: 24 }, false],
  [{ kind: 'claim', claim: 'design-client', isTrue: true }, false],
])('%o is a step of the browser history: %s', (edit, step) => {
  expect(isStep(edit)).toBe(step)
})
