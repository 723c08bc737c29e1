import { and, eq } from 'drizzle-orm'
import { isSameOffer, readSnapshot } from '#domain/quotes/quote-snapshot.ts'
import type { Transaction } from '../db/database.ts'
import { quoteVersions } from '../db/schema.ts'
import type { FrozenQuote } from './freeze-quote.ts'

type NewVersion = { quoteId: string; version: FrozenQuote; adminId: string | null }

function rowOf({ quoteId, version: { snapshot, text, hash }, adminId }: NewVersion) {
  return { quoteId, version: snapshot.version, snapshot: text, hash, adminId }
}

function isVersion(quoteId: string, version: number) {
  return and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, version))
}

/** Adds a version. Fails if it exists, because a version is never changed. */
export async function addVersion(transaction: Transaction, added: NewVersion): Promise<void> {
  await transaction.insert(quoteVersions).values(rowOf(added))
}

/** Overwrites the version of a draft, which only the owner reads until it is sent. */
export async function replaceDraft(
  transaction: Transaction,
  saved: NewVersion & { now: Date },
): Promise<void> {
  const { quoteId: _, version: number, ...content } = rowOf(saved)
  await transaction
    .update(quoteVersions)
    .set({ ...content, createdAt: saved.now })
    .where(isVersion(saved.quoteId, number))
}

/**
 * Removes the draft of a revision that will not be sent. Returns the version before it, which the
 * client has; null, and keeps the draft, if the quote was never sent.
 */
export async function dropDraft(
  transaction: Transaction,
  { quoteId, version }: { quoteId: string; version: number },
): Promise<FrozenQuote | null> {
  const sent = await getVersion(transaction, quoteId, version - 1)
  if (sent) await transaction.delete(quoteVersions).where(isVersion(quoteId, version))
  return sent
}

/**
 * Whether the version has the same content as the one before it, so that the client needs no new
 * version.
 */
export async function isSameAsLastVersion(
  transaction: Transaction,
  { quoteId, version: { snapshot } }: Pick<NewVersion, 'quoteId' | 'version'>,
): Promise<boolean> {
  const before = await getVersion(transaction, quoteId, snapshot.version - 1)
  return before !== null && isSameOffer(before.snapshot, snapshot)
}

async function getVersion(
  transaction: Transaction,
  quoteId: string,
  version: number,
): Promise<FrozenQuote | null> {
  const [row] = await transaction.select().from(quoteVersions).where(isVersion(quoteId, version))
  return row ? { snapshot: readSnapshot(row.snapshot), text: row.snapshot, hash: row.hash } : null
}
