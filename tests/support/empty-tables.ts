import { repairRowCounts } from '#server/db/row-count-store.ts'
import type { TestDatabase } from './test-database.ts'

/**
 * Empties tables between tests, including the audit log, whose rows cannot be deleted otherwise.
 */
export async function emptyTables(database: TestDatabase, names: string): Promise<void> {
  await database.pool.query(
    `begin; set local session_replication_role = replica; truncate ${names} cascade; commit`,
  )
  await repairRowCounts(database)
}
