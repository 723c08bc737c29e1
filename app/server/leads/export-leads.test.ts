import { afterAll, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import type { LeadExport } from '#domain/leads/lead-export.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { exportLeads } from './export-leads.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const now = new Date('2026-11-21T12:00:00Z')

async function exported(choice: Partial<LeadExport<DeskLang>> = {}): Promise<string> {
  const filter = readLeadFilter(new URLSearchParams())
  const file = exportLeads(database, { filter, format: 'csv', lang: 'he', ...choice }, now)
  const bytes = await new Response(file).bytes()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

async function exportOne(row: Parameters<typeof addLeadRows>[1][number]): Promise<string> {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [row])
  const [, line = ''] = (await exported()).split('\r\n')
  return line
}

// Proves 4.9.15.
test('a spreadsheet begins with the mark of UTF-8 and headings in its language', async () => {
  await database.pool.query('truncate leads cascade')
  expect(await exported()).toMatch(/^\ufeffהתקבלה,סטטוס,שם,דוא״ל,טלפון,/)
  expect(await exported({ lang: 'en' })).toMatch(/^\ufeffSubmitted,Status,Name,Email,Phone,/)
})

// Proves 4.9.20.
test('a list that is filtered by source is downloaded with the name of the source', async () => {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [
    { name: 'מגוגל', pageUrl: 'https://dagesh.example/he/contact?gclid=1' },
    { name: 'ישירות' },
  ])
  const filter = readLeadFilter(new URLSearchParams('source=google'))
  const file = await exported({ filter })
  expect(file).toMatch(/,מגוגל,.*,Google,/)
  expect(file).not.toContain('ישירות')
})

// Proves 4.9.15.
test('times are those of Jerusalem, and a status has its name', async () => {
  const line = await exportOne({ receivedAt: new Date('2026-11-20T22:30:00Z') })
  expect(line).toMatch(/^2026-11-21 00:30,חדשה,דנה כהן,dana@example\.com,/)
})

// Proves 4.9.15.
test.each([
  { phone: '+972501234567', text: '050-1234567' },
  { phone: '+97236123456', text: '03-6123456' },
  { phone: '+442079460958', phonePrefix: '+44', text: '(+44) 2079460958' },
  { phone: '12', phoneRaw: '=12', text: "'=12" },
])('the phone $phone stays text: $text', async ({ text, ...row }) => {
  expect((await exportOne(row)).split(',')[4]).toBe(text)
})

// Proves 4.9.15.
test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'no cell of a spreadsheet is the formula %j',
  async (notes) => {
    expect(await exportOne({ notes })).toContain(`'${notes}`)
  },
)

test('line breaks, commas and quotation marks stay in their cell', async () => {
  expect(await exportOne({ message: 'שלום,\n"דחוף"' })).toContain('"שלום,\n""דחוף"""')
})

test('a lead of a service that is no longer sold is exported as it is stored', async () => {
  // @ts-expect-error -- a service of an earlier version
  expect(await exportOne({ serviceType: 'old-service' })).toContain(',old-service,')
})

test('every lead of several pages appears once, in the order of the list', async () => {
  await database.pool.query('truncate leads cascade')
  const at = new Date('2026-11-20T08:00:00.123Z')
  const ids = await addLeadRows(
    database,
    Array.from({ length: 1_203 }, (_, index) => ({
      receivedAt: new Date(at.getTime() + Math.floor(index / 3)),
    })),
  )
  const leads = JSON.parse(await exported({ format: 'json' })) as {
    id: string
    receivedAt: string
  }[]
  expect(leads).toHaveLength(1_203)
  expect(new Set(leads.map(({ id }) => id))).toEqual(new Set(ids))
  const times = leads.map(({ receivedAt }) => receivedAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

// Proves 4.9.15.
test('only the leads of the filter are exported', async () => {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [
    { name: 'open' },
    { name: 'won', status: 'closed_won', nextAt: null, nextAction: null },
  ])
  const filter = readLeadFilter(new URLSearchParams('status=closed_won'))
  const leads = JSON.parse(await exported({ format: 'json', filter })) as { name: string }[]
  expect(leads.map(({ name }) => name)).toEqual(['won'])
})

test('an empty list is a valid file of either format', async () => {
  await database.pool.query('truncate leads cascade')
  expect(JSON.parse(await exported({ format: 'json' }))).toEqual([])
  expect((await exported()).trimEnd().split('\r\n')).toHaveLength(1)
})
