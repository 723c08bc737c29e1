import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createBackups } from './backup/backups.ts'
import { createDirectMailer } from './email/direct-mailer.ts'
import { parseEnv } from './env.ts'
import { createEmailTransport } from './integrations/create-email-transport.ts'
import { alertOwner } from './owner-alerts.ts'

const database = await createTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => database.pool.query('delete from rate_limits'))

const { adminBackups, adminDisk, adminPrices, adminPrivacy } = deskCopyFor('he')
const nothing = { backup: null, rate: null }

/** A node whose backups cannot be written: their folder is a file. */
function openNode(smtpUrl: string) {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const env = parseEnv({
    SMTP_URL: smtpUrl,
    OWNER_EMAIL: 'owner@studio.example',
    DATA_DIR: folder,
    BACKUP_DIR: join(file, 'backups'),
  })
  const log = pino({ level: 'silent' })
  const directMailer = createDirectMailer({
    transport: createEmailTransport(env),
    env,
    mayLeave: () => true,
  })
  return { env, log, database, directMailer, backups: createBackups({ database, env, log }) }
}

// Proves 12.2.5.
test('a failed backup is emailed to the owner once a day, by whichever node comes first', async () => {
  const stub = await startSmtpStub()
  const nodes = [openNode(stub.url), openNode(stub.url)]
  for (const node of nodes) {
    expect(await node.backups.make('scheduled')).toBe('folder')
    const { problem } = await node.backups.state(new Date())
    for (let run = 0; run < 2; run++) await alertOwner(node, { ...nothing, backup: problem })
  }
  const expected = { to: 'owner@studio.example', subject: adminBackups.alert.subject }
  expect(stub.deliveries).toEqual([expect.objectContaining(expected)])
  await database.pool.query(`update rate_limits set window_start = now() - interval '24 hours'`)
  for (const node of nodes) await alertOwner(node, { ...nothing, backup: 'folder' })
  expect(stub.deliveries).toHaveLength(2)
  await stub.stop()
})

// Proves 12.2.5.
test('a rejected rate, a disk that is almost full and a removal that failed are separate emails, and nothing is sent for what works', async () => {
  const stub = await startSmtpStub()
  const node = openNode(stub.url)
  await alertOwner(node, nothing)
  expect(stub.deliveries).toEqual([])
  await alertOwner(node, { backup: 'full', rate: 'jump', disk: 0.05, removal: true })
  const subjects = stub.deliveries.map(({ subject }) => subject).toSorted()
  const expected = [adminBackups, adminPrices.rate, adminDisk, adminPrivacy]
  expect(subjects).toEqual(expected.map(({ alert }) => alert.subject).toSorted())
  await stub.stop()
})

// Proves 12.2.5.
test('an email that could not be sent is sent an hour later', async () => {
  let isDown = true
  const stub = await startSmtpStub({ refuse: () => (isDown ? 451 : null) })
  const node = openNode(stub.url)
  await alertOwner(node, { ...nothing, backup: 'full' })
  expect(stub.deliveries).toEqual([])
  isDown = false
  await alertOwner(node, { ...nothing, backup: 'full' })
  expect(stub.deliveries).toHaveLength(1)
  await stub.stop()
})

// Proves 11.3.12.
test('a full disk is emailed once, although the database cannot count', async () => {
  const stub = await startSmtpStub()
  const pool = new Pool({ host: '/missing' })
  const node = { ...openNode(stub.url), database: { ...database, pool } }
  for (let run = 0; run < 2; run++) await alertOwner(node, { disk: 0 })
  expect(stub.deliveries.map(({ subject }) => subject)).toEqual([adminDisk.alert.subject])
  await pool.end()
  await stub.stop()
})
