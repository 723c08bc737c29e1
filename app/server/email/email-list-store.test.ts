import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { emails } from '../db/email-schema.ts'
import {
  countEmailsByStatus,
  findEmailPage,
  getEmailWithCause,
  type EmailCursor,
} from './email-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
beforeEach(() => database.pool.query('truncate leads, emails cascade'))

async function addEmails(count: number, row: Partial<typeof emails.$inferInsert> = {}) {
  const [leadId = ''] = await addLeadRows(database, [{ name: 'נועה' }])
  const sample = {
    leadId,
    kind: 'owner-notice',
    recipient: 'studio@example.com',
    language: 'he',
  } as const
  const rows = Array.from({ length: count }, () => ({
    ...sample,
    id: randomUUID(),
    createdAt: new Date('2026-11-21T12:00:00.123Z'),
    ...row,
  }))
  await database.orm.insert(emails).values(rows)
  return { leadId, ids: rows.map(({ id }) => id) }
}

test('pages list every email once, even emails of one millisecond', async () => {
  const { ids } = await addEmails(7)
  const seen: string[] = []
  let after: EmailCursor | undefined
  do {
    const page = await findEmailPage(database, { limit: 3, after })
    expect(page.emails.every(({ leadName }) => leadName === 'נועה')).toBe(true)
    seen.push(...page.emails.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('emails are counted and filtered by delivery state and by lead', async () => {
  const { leadId } = await addEmails(2, { status: 'failed' })
  await addEmails(1)
  expect(await countEmailsByStatus(database)).toMatchObject({ waiting: 1, sent: 0, failed: 2 })
  expect((await findEmailPage(database, { status: 'failed', limit: 10 })).emails).toHaveLength(2)
  expect((await findEmailPage(database, { status: 'sent', limit: 10 })).emails).toEqual([])
  expect((await findEmailPage(database, { leadId, limit: 10 })).emails).toHaveLength(2)
})

test('an email is returned with the lead that it is composed from', async () => {
  const { ids } = await addEmails(1)
  expect(await getEmailWithCause(database, ids[0] ?? '')).toMatchObject({
    row: { id: ids[0], leadName: 'נועה' },
    email: { id: ids[0], lead: { name: 'נועה' } },
  })
  expect(await getEmailWithCause(database, randomUUID())).toBeNull()
})
