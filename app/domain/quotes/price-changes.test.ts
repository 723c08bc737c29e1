import { expect, test } from 'vitest'
import { priceChanges } from './price-changes.ts'
import type { QuoteLine } from './quote-line.ts'

const name = { he: 'אתר', en: 'Website' }

const website: QuoteLine = {
  id: 'website',
  service: 'website',
  amount: 700_000,
  months: null,
  ownDiscount: 0,
  vat: 'included',
  name,
  detail: { he: '', en: '' },
  optional: false,
  payment: 'halves',
  isFrom: false,
  isOwn: false,
}

const blank: QuoteLine = {
  ...website,
  id: 'own-1',
  amount: 0,
  isOwn: true,
  name: { he: '', en: '' },
}

test.each([
  ['an agora less', [website], [{ ...website, amount: 699_999 }], [[700_000, 699_999]]],
  ['an agora more', [website], [{ ...website, amount: 700_001 }], [[700_000, 700_001]]],
  ['the same amount', [website], [{ ...website, months: 12 }], []],
  ['a line that was added', [], [website], []],
  ['a line that was removed', [website], [], []],
  ['the first amount of an own line', [blank], [{ ...blank, name, amount: 5_000 }], []],
  [
    'another amount of an own line',
    [{ ...blank, name, amount: 5_000 }],
    [{ ...blank, name, amount: 4_000 }],
    [[5_000, 4_000]],
  ],
])('%s', (_, before, after, amounts) => {
  expect(priceChanges(before, after)).toEqual(
    amounts.map(([from, to]) => ({ lineId: after[0]?.id, name, before: from, after: to })),
  )
})
