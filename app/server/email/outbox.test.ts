import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { outboxSites, postLeads, withServer } from '#tests/support/outbox-site.ts'
import { startBlackHole, startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { simpleParser } from 'mailparser'
import { pino } from 'pino'
import { readEmailFile } from '../integrations/email-files.ts'
import { findEmails } from './email-store.ts'

let database: TestDatabase
const sites = outboxSites(() => database)

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

beforeEach(async () => {
  await database.pool.query('delete from leads')
})

test('the two emails of a lead are sent once each, and the response confirms it', async () => {
  const stub = await startSmtpStub()
  const site = await sites.open(withServer(stub))
  const { body } = await postLead(site.address, leadPayload({ email: 'dana@example.com' }))
  expect(body.emailNotified).toBe(true)
  await expect
    .poll(() => stub.deliveries.map(({ to }) => to).toSorted())
    .toEqual(['dana@example.com', 'owner@studio.example'])
  await expect.poll(sites.statuses).toEqual({ sent: 2 })
  const [notice] = await findEmails(database, { leadId: body.id ?? '', status: 'sent' })
  expect(notice).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
})

test('a node that stops releases the emails it has not started', async () => {
  const stub = await startBlackHole()
  const site = await startApiServer({ database, ...withServer(stub) })
  await postLeads(site.address, 4)
  await site.stop()
  const { rows } = await database.pool.query(
    `select count(*)::int as due from emails where status = 'waiting' and next_attempt_at <= now()`,
  )
  expect(rows).toEqual([{ due: 8 }])
})

// Proves 8.1.4.
test('without an SMTP server the emails are complete, readable files', async () => {
  const site = await sites.open()
  const { body } = await postLead(site.address, leadPayload({ name: 'דנה כהן' }))
  expect(body.emailNotified).toBeNull()
  await expect.poll(sites.statuses).toEqual({ 'written-to-file': 2 })
  const written = await findEmails(database, { leadId: body.id ?? '' })
  expect(readdirSync(path.join(site.env.DATA_DIR, 'mails')).toSorted()).toEqual(
    written.map(({ id }) => `${id}.eml`).toSorted(),
  )
  for (const { id, recipient } of written) {
    const file = await readEmailFile(site.env, id)
    const parsed = await simpleParser(file ?? '')
    expect(parsed.to).toMatchObject({ value: [{ address: recipient }] })
    expect(parsed.messageId).toBe(`<${id}@dagesh.example>`)
    expect(parsed.text).toContain('דנה כהן')
  }
})

test.each([
  '../../../etc/passwd',
  '00000000-0000-7000-8000-000000000000',
  '',
  '.',
  '0199a7c2-0000-7000-8000-00000000000/',
])('no stored email has the id %j', async (id) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'emails-'))
  expect(await readEmailFile({ DATA_DIR: folder }, id)).toBeNull()
})

// Proves 9.5.1.
test('the log has the id and outcome of each email, and no personal data', async () => {
  const lines: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(chunk.toString())
        done()
      },
    }),
  )
  const stub = await startSmtpStub({ refuse: (to) => (to.startsWith('secret') ? 550 : null) })
  const site = await sites.open({ ...withServer(stub), log })
  await postLead(
    site.address,
    leadPayload({
      name: 'סוד\u001b[31m כמוס',
      email: 'secret@example.com',
      message: 'הודעה סודית מאוד',
    }),
    {
      'User-Agent': 'Secret\u0009Agent',
    },
  )
  await expect.poll(sites.statuses).toEqual({ failed: 1, sent: 1 })
  expect(lines.join('')).toContain('email-refused')
  expect(lines.join('')).not.toMatch(/secret|סוד|0502345678|502345678|owner@|Agent|\u001b/)
  expect(lines.filter((line) => line.trimEnd().includes('\n'))).toEqual([])
})
