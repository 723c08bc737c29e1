import { sql } from 'drizzle-orm'
import { refusedAttempts } from '../db/admin-schema.ts'
import type { Database } from '../db/database.ts'

export type Refusal = typeof refusedAttempts.$inferSelect

/** Adds to the stored counts. The rows differ in their keys. */
export async function addRefusals(
  { orm }: Pick<Database, 'orm'>,
  rows: readonly Refusal[],
): Promise<void> {
  await orm
    .insert(refusedAttempts)
    // In one order on every node, so that two of them cannot deadlock.
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
