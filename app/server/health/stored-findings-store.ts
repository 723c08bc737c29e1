import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newestMigration } from '../db/migrate-database.ts'
import { emails } from '../db/email-schema.ts'
import type { Env } from '../env.ts'
import { keptFinding } from '../request/kept-finding.ts'
import { parseSetting } from '../settings/setting-schemas.ts'
import { getSetting } from '../settings/setting-store.ts'
import { checkClock } from './check-clock.ts'
import { checkProxies } from './check-proxies.ts'
import { type Finding, finding } from './finding.ts'

/** The database, and what is stored in it about emails, visitors' addresses and time. */
export async function checkStored(database: Database, env: Env): Promise<Finding[]> {
  const { rows } = await database.pool.query<{ version: string; bytes: string; now: Date }>(
    `select current_setting('server_version') as version, clock_timestamp() as now,
      pg_database_size(current_database()) as bytes`,
  )
  const here = Date.now()
  const [row] = rows
  const failed = await database.orm.$count(emails, eq(emails.status, 'failed'))
  const stored = await getSetting(database, 'address_check')
  const answer = parseSetting('address_check', stored ?? undefined)
  const clocks = { here, database: row?.now.getTime() ?? here, version: newestMigration() }
  return [
    finding('good', 'database-good', {
      version: row?.version ?? '',
      size: `${(Number(row?.bytes) / 1e6).toFixed(0)} MB`,
    }),
    checkProxies(env.TRUSTED_PROXIES, { finding: keptFinding(env), answer }),
    checkClock(clocks),
    ...(failed === 0 ? [] : [finding('wrong', 'mail-failed', { count: String(failed) })]),
  ]
}
