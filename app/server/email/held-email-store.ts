import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { emails } from '../db/email-schema.ts'

/** The `last_error` of an email that is dismissed until its lead is released. */
export const heldEmailReason = 'held: the lead was marked as spam'

/** The `last_error` of an email that is dismissed until its lead is restored. */
export const binnedEmailReason = 'held: the lead was deleted'

/** Dismisses the waiting emails of leads until they are released or restored. */
export async function holdEmails(
  transaction: Transaction,
  leadIds: readonly string[],
  reason: typeof heldEmailReason | typeof binnedEmailReason,
) {
  await transaction
    .update(emails)
    .set({ status: 'dismissed', lastError: reason })
    .where(and(inArray(emails.leadId, [...leadIds]), eq(emails.status, 'waiting')))
}

/** Makes the held emails of leads wait again, with all their attempts. Returns their number. */
export async function releaseEmails(
  transaction: Transaction,
  leadIds: readonly string[],
): Promise<number> {
  const released = await transaction
    .update(emails)
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, lastError: null })
    .where(
      and(
        inArray(emails.leadId, [...leadIds]),
        eq(emails.status, 'dismissed'),
        inArray(emails.lastError, [heldEmailReason, binnedEmailReason]),
      ),
    )
    .returning({ id: emails.id })
  return released.length
}
