import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isEmailAddress } from '#domain/email.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import type { Database } from '../db/database.ts'
import { emails } from '../db/schema.ts'

const maxAddressLength = 255

/** States in which no recipient has the email: it can be sent as it is, with its Message-ID. */
export const unsent = ['dead', 'aside', 'filed'] as const

/** Stops further attempts; false unless the email was waiting. */
export async function cancelEmail({ orm }: Database, id: string): Promise<boolean> {
  const changed = await orm
    .update(emails)
    .set({ status: 'dead', lastError: 'given up by an admin' })
    .where(and(eq(emails.id, id), eq(emails.status, 'waiting')))
    .returning({ id: emails.id })
  return changed.length > 0
}

/** The owner has dealt with a dead email, which is then no longer counted; false for any other. */
export async function setEmailAside({ orm }: Database, id: string): Promise<boolean> {
  const changed = await orm
    .update(emails)
    .set({ status: 'aside' })
    .where(and(eq(emails.id, id), eq(emails.status, 'dead')))
    .returning({ id: emails.id })
  return changed.length > 0
}

/** Gives an email that nobody received all its attempts again; false for any other. */
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

/** 'address': not an address. 'stale': gone, still waiting, or on its way to that address already. */
export type ResendResult = 'queued' | 'address' | 'stale'

/**
 * Sends an email again, to the same or to a corrected address. A copy with a Message-ID of its own,
 * because mail servers drop one they have seen; the original stays in the list.
 */
export async function resendEmail(
  { orm }: Database,
  { id, recipient: typed }: { id: string; recipient: string },
): Promise<ResendResult> {
  const recipient = cleanLine(typed)
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
    if (email.status === 'dead')
      await transaction.update(emails).set({ status: 'aside' }).where(eq(emails.id, id))
    return 'queued'
  })
}
