import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { parseEnv } from '../env.ts'
import type { DirectEmail } from '../email/compose-direct-email.ts'
import { addCard } from './card-store.ts'
import { sendCardReminders } from './send-card-reminders.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

// Proves 3.12.15.
test('the owner gets one reminder 30 days before a card expires, and another attempt if the email failed', async () => {
  const id = crypto.randomUUID()
  const card = { id, status: 'active' as const, startsOn: '2026-01-01', content: founderCard() }
  await addCard(database, { ...card, slug: 'ends', expiresOn: '2026-12-31' })
  await addCard(database, {
    ...card,
    id: crypto.randomUUID(),
    slug: 'paused',
    status: 'paused',
    expiresOn: '2026-12-31',
  })
  const sent: DirectEmail[] = []
  let isDown = true
  const send = async (email: DirectEmail) => {
    if (isDown) throw new Error('away')
    sent.push(email)
  }
  const log = pino({ level: 'silent' })
  const server = {
    database,
    log,
    env: parseEnv({ PUBLIC_URL: 'https://rimon.example' }),
    directMailer: { canSend: true, send },
  }
  const on = (day: string) => sendCardReminders(server, new Date(`${day}T10:00:00Z`))
  await on('2026-12-01')
  isDown = false
  await on('2026-11-30')
  expect(sent).toEqual([])
  await on('2026-12-01')
  await on('2026-12-02')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.href).toContain(`/dashboard/cards/${id}`)
  expect(sent[0]?.words.subject).toContain(founderCard().words.he.name)
})
