import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type * as schema from './schema.ts'

/** One PostgreSQL, by two handles on the same connections: the query builder, and the pool for hot statements. */
export type Database = {
  orm: NodePgDatabase<typeof schema>
  pool: Pool
}
