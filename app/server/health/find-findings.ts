import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { checkBackups } from './check-backups.ts'
import { checkDisk } from './check-disk.ts'
import { checkDomain } from './check-domain.ts'
import { checkMail } from './check-mail.ts'
import { checkRemoval } from './check-removal.ts'
import { checkSamples } from './check-samples.ts'
import { checkSecrets } from './check-secrets.ts'
import { checkStored } from './stored-findings-store.ts'
import { type Finding, finding } from './finding.ts'

type Visit = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>

/**
 * The one list of what is checked, for the admin area and `npm run doctor` (requirements 9.8). Never
 * throws: what cannot be checked is a finding.
 * @param visit opens the database, or gives the open one
 */
export async function findFindings(env: Env, visit: Visit): Promise<Finding[]> {
  const found = await Promise.all([
    visit((database) => checkStored(database, env)).catch((error: unknown) => [unavailable(error)]),
    checkDomain(env),
    checkMail(env),
    checkDisk(env),
    checkBackups(env, new Date()),
    checkSecrets(env),
  ])
  const asRoot = process.getuid?.() === 0 ? [finding('look', 'site-root')] : []
  return [...found.flat(), ...checkRemoval(env, new Date()), ...checkSamples(env), ...asRoot]
}

function unavailable(error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error)
  return finding('wrong', 'database-unavailable', { reason: reason.replaceAll('\n', ' ') })
}
