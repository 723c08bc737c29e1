import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { PrivateNote } from '#domain/quotes/private-note.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import { admins } from '../db/admin-schema.ts'
import type { Database, Transaction } from '../db/database.ts'
import { quoteNotes } from '../db/quote-note-schema.ts'
import { quotes } from '../db/schema.ts'

type Kept = { id: string; number: string; note: PrivateNote }

/** A text of the note as it was saved. `adminName` null: the admin was removed. */
export type SavedNote = { text: string; at: Date; adminName: string | null }

/** Newest first. */
export function findSavedNotes(
  { orm }: Pick<Database, 'orm'>,
  quoteId: string,
): Promise<SavedNote[]> {
  const { text, at, id } = quoteNotes
  return orm
    .select({ text, at, adminName: admins.name })
    .from(quoteNotes)
    .leftJoin(admins, eq(admins.id, quoteNotes.adminId))
    .where(eq(quoteNotes.quoteId, quoteId))
    .orderBy(desc(at), desc(id))
}

/**
 * Stores the owner's note on a quote, in any status, and keeps what it said before. 'stale': somebody else changed it since it was
 * shown, and nothing was stored.
 */
export async function keepPrivateNote(
  { orm }: Pick<Database, 'orm'>,
  { id, number, note }: Kept,
  { adminId, ipAddress, now: at }: Actor,
): Promise<{ kind: 'kept' } | { kind: 'stale'; stored: string }> {
  return orm.transaction(async (transaction) => {
    const changed = await transaction
      .update(quotes)
      .set({ privateNote: note.text })
      .where(and(eq(quotes.id, id), eq(quotes.privateNote, note.before)))
      .returning({ id: quotes.id })
    if (changed.length === 0) return { kind: 'stale', stored: await readNote(transaction, id) }
    if (note.text === note.before) return { kind: 'kept' }
    await transaction
      .insert(quoteNotes)
      .values({ id: randomUUID(), quoteId: id, at, text: note.text, adminId })
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
