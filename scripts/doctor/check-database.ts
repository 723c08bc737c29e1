import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import { emails } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import { keptFinding } from '#server/request/kept-finding.ts'
import { parseSetting } from '#server/settings/setting-schemas.ts'
import { getSetting } from '#server/settings/setting-store.ts'
import { describeAddresses } from './describe-addresses.ts'
import type { Check } from './check.ts'

const name = 'database'

/** The database, and what is stored in it about emails and visitors' addresses. */
export async function checkDatabase(env: Env): Promise<Check[]> {
  try {
    return await visitDatabase(env, (database) => checkStored(database, env))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ name, state: 'wrong', text: reason.replaceAll('\n', ' ') }]
  }
}

async function checkStored(database: Database, env: Env): Promise<Check[]> {
  const { rows } = await database.pool.query<{ version: string; size: string }>(
    `select current_setting('server_version') as version,
      pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  const [row] = rows
  const failed = await database.orm.$count(emails, eq(emails.status, 'failed'))
  const stored = await getSetting(database, 'address_check')
  const answer = parseSetting('address_check', stored ?? undefined)
  return [
    { name, state: 'good', text: `PostgreSQL ${row?.version}, ${row?.size}` },
    describeAddresses(env.TRUSTED_PROXIES, { finding: keptFinding(env), answer }),
    ...(failed === 0 ? [] : [failedEmails(failed)]),
  ]
}

function failedEmails(count: number): Check {
  const text = `${count} emails failed: see the admin area, Emails`
  return { name: 'mail', state: 'wrong', text }
}
