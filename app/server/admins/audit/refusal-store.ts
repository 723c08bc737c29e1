import { sql } from 'drizzle-orm'
import { refusedAttempts } from '#server/db/admin-schema.ts'
import type { Database } from '#server/db/database.ts'

export type Refusal = typeof refusedAttempts.$inferSelect

/** Adds to the stored counts. No two rows have the same key. */
export async function addRefusals(
  { orm }: Pick<Database, 'orm'>,
  rows: readonly Refusal[],
): Promise<void> {
  await orm
    .insert(refusedAttempts)
    // In the same order on every node, so that two nodes cannot deadlock.
    .values(rows.toSorted((a, b) => (refusalKey(a) < refusalKey(b) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [refusedAttempts.hour, refusedAttempts.kind, refusedAttempts.why],
      set: {
        count: sql`${refusedAttempts.count} + excluded.count`,
        lastAddress: sql`excluded.last_address`,
      },
    })
}

export function refusalKey({ hour, kind, why }: Omit<Refusal, 'count'>): string {
  return `${hour.toISOString()} ${kind} ${why}`
}
