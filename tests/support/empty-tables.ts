import type { TestDatabase } from './test-database.ts'

/** Empties tables between tests, the audit log among them, whose rows nothing else removes. */
export async function emptyTables({ pool }: TestDatabase, names: string): Promise<void> {
  await pool.query(
    `begin; set local session_replication_role = replica; truncate ${names} cascade; commit`,
  )
}
