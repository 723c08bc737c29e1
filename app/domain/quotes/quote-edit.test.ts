import { expect, test } from 'vitest'
import { isUntouched, parsePercent, parseQuoteEdit } from './quote-edit.ts'
import type { QuoteLine } from './quote-line.ts'

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
  return editOf([line], values)
}

function editOf(lines: QuoteLine[], values: ReadonlyMap<string, string>) {
  return parseQuoteEdit({ get: (name) => values.get(name) ?? null }, { lines, language: 'he' })
}

// Proves 6.4.5.
test.each([
  [{}, true],
  [{ 'amount.mvp': '20,000' }, true],
  [{ 'amount.mvp': '45000' }, false],
  [{ 'final.mvp': 'on' }, false],
])('with %j a price "from" stays one: %s', (change, isFrom) => {
  expect(edit({ 'amount.mvp': '20000', ...change })).toMatchObject({ lines: [{ isFrom }] })
})

test('a typed price is final, and only existing lines are read', () => {
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
        listAmount: 2_000_000,
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

// Proves 6.4.3.
test.each([
  [{ 'he.mvp': ' ' }, 'he.mvp', 'title'],
  [{ 'en.mvp': 'x'.repeat(201) }, 'en.mvp', 'title-long'],
  [{ 'amount.mvp': 'free' }, 'amount.mvp', 'amount'],
  [{ 'amount.mvp': '' }, 'amount.mvp', 'no-amount'],
  [{ 'discount.mvp': '101' }, 'discount.mvp', 'discount'],
  [{ 'months.mvp': '0' }, 'months.mvp', 'months'],
  [{ 'months.mvp': '61' }, 'months.mvp', 'months'],
  [{ 'months.mvp': '-1' }, 'months.mvp', 'months'],
  [{ note: 'x'.repeat(2_001) }, 'note', 'note'],
] as const)('%j is refused at %s', (change, field, problem) => {
  const lineId = field === 'note' ? null : 'mvp'
  expect(edit(change)).toEqual({ ok: false, faults: [{ field, lineId, problem }] })
})

// Proves 6.4.3.
test('all faults are reported at once', () => {
  expect(edit({ 'he.mvp': '', 'amount.mvp': 'x', 'months.mvp': 'x' })).toMatchObject({
    faults: [{ field: 'he.mvp' }, { field: 'amount.mvp' }, { field: 'months.mvp' }],
  })
})

test("an empty title takes that in the client's language", () => {
  expect(edit({ 'en.mvp': '' })).toMatchObject({
    lines: [{ name: { he: 'גרסה ראשונה', en: 'גרסה ראשונה' } }],
  })
})

test('a line that another tab added is kept as it is', () => {
  const added = { ...line, id: 'website' }
  const values = new Map(Object.entries(good))
  expect(editOf([line, added], values)).toMatchObject({ lines: [{ id: 'mvp' }, added] })
})

const own: QuoteLine = {
  ...line,
  id: 'own-1',
  service: '',
  name: { he: '', en: '' },
  amount: 0,
  isOwn: true,
}

test.each([
  ['', '', true],
  ['', '0', true],
  ['', '₪0', true],
  ['שורה', '0', false],
  ['', '5', false],
])('an own line with title %j and amount %j counts as never filled in: %s', (he, amount, is) => {
  const values = { 'he.own-1': he, 'en.own-1': '', 'amount.own-1': amount }
  const edited = editOf([own], new Map(Object.entries(values)))
  expect(edited).toMatchObject(is ? { ok: true, lines: [] } : { ok: false })
})

test('an own line is untouched until it has a title or an amount', () => {
  expect([own, { ...own, amount: 1 }, line].map(isUntouched)).toEqual([true, false, false])
})
