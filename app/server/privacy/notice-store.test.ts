import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { submissionFields } from '#tests/support/submission.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { privacyNotices } from '../db/notice-schema.ts'
import { exportLeads } from '../leads/export-leads.ts'
import { getLead } from '../leads/lead-list-store.ts'
import { parseLeadPayload } from '../leads/parse-lead.ts'
import { receiveLead } from '../leads/receive-lead.ts'
import { findNotice, findNotices, storeNotices } from './notice-store.ts'
import { exportPerson } from './person-store.ts'
import { shownNotices } from './privacy-notice.ts'

let site: TestServerContext
const old = {
  version: 'a'.repeat(16),
  language: 'he',
  text: 'נוסח של פעם',
  since: new Date(0),
} as const
const [shown] = shownNotices()
const current = shown?.version ?? ''

beforeAll(async () => {
  site = await openServerContext()
  await site.database.orm.insert(privacyNotices).values(old)
  await storeNotices(site.database)
})

afterAll(() => site.stop())

// Proves 10.3.2.
test('each text is stored once, and an old one stays as it was', async () => {
  const before = await findNotices(site.database)
  expect(before).toHaveLength(shownNotices().length + 1)
  await storeNotices(site.database)
  expect(await findNotices(site.database)).toEqual(before)
  expect(await findNotice(site.database, old.version)).toEqual(old)
})

async function send(fields: Record<string, string>) {
  const key = randomUUID()
  const outcome = await receiveLead(site.context, {
    parse: () => parseLeadPayload({ ...submissionFields(key, `${key}@example.com`), ...fields }),
    idempotencyKey: key,
    visitor: { ipAddress: '192.0.2.7', userAgent: 'Test' },
  })
  if (outcome.kind !== 'saved') throw new Error(outcome.kind)
  return outcome.id
}

// Proves 10.3.2.
test.each([
  ['the one of now', { privacy_notice: current }, current],
  // A page that was open since before the last update.
  ['an old one', { privacy_notice: old.version }, old.version],
  ['one that was never stored', { privacy_notice: 'b'.repeat(16) }, null],
  ['none', {}, null],
])('a lead whose form names %s is stored with %j as %j', async (_name, fields, version) => {
  const id = await send(fields)
  expect((await getLead(site.database, id))?.privacyNotice).toBe(version)
})

// Proves 4.9.15, 10.3.2.
test('exports of leads say which text was shown, and the person gets the text itself', async () => {
  const id = await send({ privacy_notice: old.version })
  const filter = readLeadFilter(new URLSearchParams())
  const fileOf = (format: 'csv' | 'json') =>
    new Response(exportLeads(site.database, { filter, format, lang: 'en' }, new Date())).text()
  expect(await fileOf('csv')).toContain(`1970-01-01 02:00 · ${old.version}`)
  const leads: unknown = JSON.parse(await fileOf('json'))
  const { version } = old
  expect(leads).toContainEqual(
    expect.objectContaining({ id, privacyNotice: { version, since: old.since.toISOString() } }),
  )
  const given = await exportPerson(site.database, [{ id, isSure: true }])
  expect(given).toMatchObject({ leads: [{ privacyNotice: version }], privacyNotices: [old] })
})
