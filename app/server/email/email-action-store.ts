import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { cleanEmail, isEmailAddress } from '#domain/email.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import type { Database } from '../db/database.ts'
import { emails } from '../db/email-schema.ts'

const maxAddressLength = 255

/** States in which no recipient has the email, so that it can be sent with the same Message-ID. */
export const unsent = ['failed', 'dismissed', 'written-to-file'] as const

/** Stops further attempts. Returns false if the email was not waiting. */
export async function cancelEmail({ orm }: Database, id: string): Promise<boolean> {
  const changed = await orm
    .update(emails)
    .set({ status: 'failed', lastError: 'given up by an admin' })
    .where(and(eq(emails.id, id), eq(emails.status, 'waiting')))
    .returning({ id: emails.id })
  return changed.length > 0
}

/**
 * Dismisses a failed email that the owner has dealt with, so that it is no longer counted. Returns
 * false if it has not failed.
 */
export async function dismissEmail({ orm }: Database, id: string): Promise<boolean> {
  const changed = await orm
    .update(emails)
    .set({ status: 'dismissed' })
    .where(and(eq(emails.id, id), eq(emails.status, 'failed')))
    .returning({ id: emails.id })
  return changed.length > 0
}

/** Restarts all attempts of an email that nobody received. Returns false for any other. */
export async function retryEmail({ orm }: Database, id: string): Promise<boolean> {
  const waiting = {
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: sql`now()`,
    sentAt: null,
  } as const
  const changed = await orm
    .update(emails)
    .set(waiting)
    .where(and(eq(emails.id, id), inArray(emails.status, [...unsent])))
    .returning({ id: emails.id })
  return changed.length > 0
}

/**
 * 'address': the address is not valid. 'stale': the email is deleted, still waiting, or already
 * queued to that address.
 */
export type ResendResult = 'queued' | 'address' | 'stale'

/**
 * Queues a copy of an email to the same or a corrected address. The copy has a new Message-ID,
 * because mail servers drop duplicates. The original stays in the list.
 */
export async function resendEmail(
  { orm }: Database,
  { id, recipient: typed }: { id: string; recipient: string },
): Promise<ResendResult> {
  const recipient = cleanEmail(typed)
  if (!isEmailAddress(recipient) || countCodePoints(recipient) > maxAddressLength) return 'address'
  return orm.transaction(async (transaction) => {
    const [email] = await transaction.select().from(emails).where(eq(emails.id, id)).for('update')
    if (!email || email.status === 'waiting' || email.leadId === null) return 'stale'
    const { leadId, quoteId, quoteVersion, kind, language } = email
    const isQueued = and(
      eq(emails.leadId, leadId),
      eq(emails.kind, kind),
      eq(emails.recipient, recipient),
      eq(emails.status, 'waiting'),
      sql`${emails.quoteId} is not distinct from ${quoteId}`,
    )
    const queued = await transaction.select({ id: emails.id }).from(emails).where(isQueued)
    if (queued.length > 0) return 'stale'
    await transaction
      .insert(emails)
      .values({ id: randomUUIDv7(), leadId, quoteId, quoteVersion, kind, recipient, language })
    if (email.status === 'failed')
      await transaction.update(emails).set({ status: 'dismissed' }).where(eq(emails.id, id))
    return 'queued'
  })
}
