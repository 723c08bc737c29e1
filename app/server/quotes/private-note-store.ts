import { and, eq } from 'drizzle-orm'
import type { PrivateNote } from '#domain/quotes/private-note.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { quotes } from '../db/schema.ts'

type Kept = { id: string; number: string; note: PrivateNote }

/**
 * Stores the owner's note on a quote, in any status. 'stale': somebody else changed it since it was
 * shown, and nothing was stored.
 */
export async function keepPrivateNote(
  { orm }: Pick<Database, 'orm'>,
  { id, number, note }: Kept,
  { adminId, ipAddress }: Actor,
): Promise<{ kind: 'kept' } | { kind: 'stale'; stored: string }> {
  return orm.transaction(async (transaction) => {
    const changed = await transaction
      .update(quotes)
      .set({ privateNote: note.text })
      .where(and(eq(quotes.id, id), eq(quotes.privateNote, note.before)))
      .returning({ id: quotes.id })
    if (changed.length === 0) return { kind: 'stale', stored: await readNote(transaction, id) }
    await addAuditEvent(
      { orm: transaction },
      { action: 'quote-note-saved', adminId, ipAddress, detail: { quote: number } },
    )
    return { kind: 'kept' }
  })
}

async function readNote(transaction: Transaction, id: string): Promise<string> {
  const [quote] = await transaction
    .select({ note: quotes.privateNote })
    .from(quotes)
    .where(eq(quotes.id, id))
  return quote?.note ?? ''
}
