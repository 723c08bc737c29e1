import { drizzle } from 'drizzle-orm/node-postgres'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPool, visitorPool } from '#server/db/open-pool.ts'
import * as schema from '#server/db/schema.ts'

export type TestDatabase = Database & { stop(): Promise<void> }

/** Creates a copy of the migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const host = inject('postgresSocketFolder')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await administer({ host, statement: `create database ${database} template template_site` })
  const pool = openPool({
    config: { host, user: 'postgres', database },
    log: pino({ level: 'silent' }),
    size: { ...visitorPool, max: 8 },
  })
  return {
    pool,
    orm: drizzle(pool, { schema }),
    stop: async () => {
      await pool.end()
      await administer({ host, statement: `drop database ${database} with (force)` })
    },
  }
}

async function administer({ host, statement }: { host: string; statement: string }) {
  const client = new Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
