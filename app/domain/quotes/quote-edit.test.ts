import { expect, test } from 'vitest'
import { parsePercent, parseQuoteEdit, parseShekels } from './quote-edit.ts'
import type { QuoteLine } from './quote-line.ts'

test.each([
  ['2500', 250_000],
  ['2,500.5', 250_050],
  [' 0 ', 0],
  ['0.01', 1],
  ['999999999', 99_999_999_900],
  ['9999999999', null],
  ['-1', null],
  ['1e3', null],
  ['1.005', null],
  ['', null],
  ['NaN', null],
  ['₪5', null],
])('%j is %j agorot', (text, agorot) => {
  expect(parseShekels(text)).toBe(agorot)
})

test.each([
  ['', 0],
  ['10', 1_000],
  ['7.5%', 750],
  ['100', 10_000],
  ['100.01', null],
  ['-5', null],
  ['five', null],
])('%j is %j basis points', (text, share) => {
  expect(parsePercent(text)).toBe(share)
})

const line: QuoteLine = {
  id: 'mvp',
  service: 'mvp',
  amount: 2_000_000,
  months: null,
  ownDiscount: 0,
  vat: 'included',
  name: { he: 'גרסה', en: 'Version' },
  detail: { he: '', en: '' },
  optional: false,
  payment: 'halves',
  isFrom: true,
  isOwn: false,
}

const good = {
  note: 'שלום',
  'he.mvp': 'גרסה ראשונה',
  'en.mvp': 'First version',
  'amount.mvp': '45,000',
  'discount.mvp': '5',
  'months.mvp': '',
}

function edit(change: Record<string, string>) {
  const values = new Map<string, string>(Object.entries({ ...good, ...change }))
  return parseQuoteEdit({ get: (name) => values.get(name) ?? null }, [line])
}

test('a saved price is final, and only existing lines are read', () => {
  const saved = edit({
    'optional.mvp': 'on',
    'plus-vat.mvp': 'on',
    'amount.other': '1',
    'service.mvp': 'branding',
    'isOwn.mvp': 'true',
  })
  expect(saved).toEqual({
    ok: true,
    note: 'שלום',
    lines: [
      {
        ...line,
        name: { he: 'גרסה ראשונה', en: 'First version' },
        amount: 4_500_000,
        ownDiscount: 500,
        vat: 'excluded',
        optional: true,
        isFrom: false,
      },
    ],
  })
})

test('a removed line is gone, and a subscription is paid monthly', () => {
  expect(edit({ 'remove.mvp': 'on' })).toEqual({ ok: true, note: 'שלום', lines: [] })
  expect(edit({ 'months.mvp': '12' })).toMatchObject({
    lines: [{ months: 12, payment: 'monthly' }],
  })
})

test.each([
  [{ 'he.mvp': ' ' }, 'name'],
  [{ 'en.mvp': 'x'.repeat(201) }, 'name'],
  [{ 'amount.mvp': 'free' }, 'amount'],
  [{ 'discount.mvp': '101' }, 'discount'],
  [{ 'months.mvp': '0' }, 'months'],
  [{ 'months.mvp': '61' }, 'months'],
  [{ 'months.mvp': '-1' }, 'months'],
  [{ note: 'x'.repeat(2_001) }, 'note'],
] as const)('%j is refused for its %s', (change, problem) => {
  expect(edit(change)).toMatchObject({ ok: false, problem })
})
