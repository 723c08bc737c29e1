import { expect, test } from 'vitest'
import type { LeadStatus } from '../status.ts'
import type { ImportColumns } from './import-fields.ts'
import { readRow } from './read-row.ts'

const now = new Date('2026-11-29T10:00:00Z')

function read(cells: Record<string, string>, fields: ImportColumns) {
  return readRow(Object.values(cells), {
    columns: fields,
    headings: Object.keys(cells),
    country: 'IL',
    monthFirst: false,
    timeZone: 'Asia/Jerusalem',
    now,
    oldest: new Date('2024-11-29T10:00:00Z'),
    names: {
      statuses: new Map<string, LeadStatus>([
        ['חדשה', 'new'],
        ['contacted', 'contacted'],
      ]),
      services: new Map([['דף נחיתה', 'landing-page']]),
      budgets: new Map([['עד 5,000 ₪', 'up-to-5000']]),
      languages: new Map([['עברית', 'he']]),
    },
  })
}

test.each([
  ['050-1234567', { phone: '+972501234567', phonePrefix: '+972', countryCode: 'IL' }],
  ['501234567', { phone: '+972501234567', phonePrefix: '+972', countryCode: 'IL' }],
  ['(+44) 2079460958', { phone: '+442079460958', phonePrefix: '+44', countryCode: 'GB' }],
  ['p:+972501234567', { phone: '+972501234567', phoneRaw: '+972501234567' }],
  ["'+972501234567", { phone: '+972501234567', phoneRaw: '+972501234567' }],
  ['03-6123456, 050-1234567', { phone: '+97236123456', notes: 'טלפון: 050-1234567' }],
  ['050-1234567 ::: 03-6123456', { phone: '+972501234567', notes: 'טלפון: 03-6123456' }],
])('the phone %s is read', (typed, expected) => {
  expect(read({ שם: 'דנה', טלפון: typed }, ['name', 'phone'])).toMatchObject(expected)
})

test.each([
  ['dana@example.com', { email: 'dana@example.com', notes: '' }],
  ['Dana <dana@example.com>', { email: 'dana@example.com', notes: '' }],
  ['dana@example.com;d@example.com', { email: 'dana@example.com', notes: 'מייל: d@example.com' }],
])('the address %s is read', (typed, expected) => {
  expect(read({ שם: 'דנה', מייל: typed }, ['name', 'email'])).toMatchObject(expected)
})

test('an address without a phone is enough, and the reverse', () => {
  expect(read({ מייל: 'dana@example.com', טלפון: '' }, ['email', 'phone'])).toMatchObject({
    name: 'dana@example.com',
    phone: '',
    phoneLooksInvalid: false,
  })
  expect(read({ מייל: 'dana@', טלפון: '050-1234567' }, ['email', 'phone'])).toMatchObject({
    name: '050-1234567',
    email: '',
    notes: 'מייל: dana@',
  })
})

test.each([
  [{ פרטי: 'דנה', משפחה: 'כהן', חברה: 'סטודיו' }, 'דנה כהן', 'חברה: סטודיו'],
  [{ פרטי: '', משפחה: 'כהן', חברה: '' }, 'כהן', ''],
  [{ פרטי: '', משפחה: '', חברה: 'סטודיו' }, 'סטודיו', ''],
])('the name of %j', (cells, name, notes) => {
  const row = { ...cells, טלפון: '050-1234567' }
  expect(read(row, ['first-name', 'last-name', 'company', 'phone'])).toMatchObject({ name, notes })
})

test.each([
  ['חדשה', 'read', ''],
  ['Contacted', 'contacted', ''],
  ['Working on it', 'in_progress', ''],
  ['בטיפול', 'in_progress', ''],
  ['נדבר בפסח', null, 'סטטוס: נדבר בפסח'],
])('the status %s', (typed, status, notes) => {
  const row = { טלפון: '050-1234567', סטטוס: typed }
  expect(read(row, ['phone', 'status'])).toMatchObject({ status, notes })
})

test('services, budgets and languages have their names, and what is unknown is a note', () => {
  const cells = { ט: '050-1234567', שירות: 'דף נחיתה', תקציב: 'עד 5,000 ₪', שפה: 'Klingon' }
  expect(read(cells, ['phone', 'service', 'budget', 'language'])).toMatchObject({
    serviceType: 'landing-page',
    budget: 'up-to-5000',
    language: null,
    notes: 'שפה: Klingon',
  })
})

test('a column that is left out is nowhere', () => {
  const lead = read({ ט: '050-1234567', צבע: 'כחול' }, ['phone', null])
  expect(JSON.stringify(lead)).not.toContain('כחול')
})

const phone = '050-1234567'

test.each([
  [{ ט: '', ת: '' }, 'no-contact'],
  [{ ט: 'call me', ת: '' }, 'bad-contact'],
  [{ ט: '9.72501E+11', ת: '' }, 'bad-contact'],
  [{ ט: phone, ת: 'soon' }, 'bad-date'],
  [{ ט: phone, ת: '2026-11-29 12:01' }, 'future-date'],
  [{ ט: phone, ת: '2024-11-28' }, 'too-old'],
])('%j is refused: %s', (cells, reason) => {
  expect(read(cells, ['phone', 'date'])).toBe(reason)
})

test.each([
  ['2026-11-29 12:00', '2026-11-29T10:00:00.000Z'],
  ['2024-11-29 12:00', '2024-11-29T10:00:00.000Z'],
])('a lead keeps its date %s', (typed, iso) => {
  expect(read({ ט: phone, ת: typed }, ['phone', 'date'])).toMatchObject({
    receivedAt: new Date(iso),
  })
})

test.each([
  ['name', 100],
  ['message', 4_000],
  ['note', 4_000],
] as const)('%s may have %i characters', (field, max) => {
  const row = (length: number) => ({ ט: phone, א: 'א'.repeat(length) })
  expect(read(row(max), ['phone', field])).toMatchObject({ phone: '+972501234567' })
  expect(read(row(max + 1), ['phone', field])).toBe('too-long')
})
