import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { mails } from '../db/schema.ts'
import {
  countMailsByStatus,
  findMailPage,
  getMailWithLead,
  type MailCursor,
} from './mail-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
beforeEach(() => database.pool.query('truncate leads, mails cascade'))

async function addMails(count: number, row: Partial<typeof mails.$inferInsert> = {}) {
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
  await database.orm.insert(mails).values(rows)
  return { leadId, ids: rows.map(({ id }) => id) }
}

test('pages follow each other, also among mails of one millisecond', async () => {
  const { ids } = await addMails(7)
  const seen: string[] = []
  let after: MailCursor | undefined
  do {
    const page = await findMailPage(database, { limit: 3, after })
    expect(page.mails.every(({ leadName }) => leadName === 'נועה')).toBe(true)
    seen.push(...page.mails.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('mails are counted and chosen by how their delivery stands, and by their lead', async () => {
  const { leadId } = await addMails(2, { status: 'dead' })
  await addMails(1)
  expect(await countMailsByStatus(database)).toEqual({ waiting: 1, sent: 0, dead: 2 })
  expect((await findMailPage(database, { status: 'dead', limit: 10 })).mails).toHaveLength(2)
  expect((await findMailPage(database, { status: 'sent', limit: 10 })).mails).toEqual([])
  expect((await findMailPage(database, { leadId, limit: 10 })).mails).toHaveLength(2)
})

test('a mail comes with the lead that it is written from', async () => {
  const { ids } = await addMails(1)
  expect(await getMailWithLead(database, ids[0] ?? '')).toMatchObject({
    mail: { id: ids[0] },
    lead: { name: 'נועה' },
  })
  expect(await getMailWithLead(database, randomUUID())).toBeNull()
})
