import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type * as schema from './schema.ts'

/** The query builder, and its connection pool for frequent or hand-written statements. */
export type Database = {
  orm: NodePgDatabase<typeof schema>
  pool: Pool
}

/** The query builder within a transaction. */
export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]
