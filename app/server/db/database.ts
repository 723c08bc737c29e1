import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type * as schema from './schema.ts'

/** The query builder, and the connection pool under it for frequent or hand-written statements. */
export type Database = {
  orm: NodePgDatabase<typeof schema>
  pool: Pool
}
