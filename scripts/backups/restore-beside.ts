import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Comparison,
  comparedKinds,
  compareRestored,
} from '#server/backup/beside/compare-restored-store.ts'
import { findServer } from '#server/backup/beside/database-server-store.ts'
import { discardRestored, restoreBeside } from '#server/backup/beside/restore-beside.ts'
import { withRestoreLock } from '#server/backup/beside/restored-store.ts'
import { keepFormer, switchToRestored } from '#server/backup/beside/switch-restored.ts'
import type { BackupFile } from '#server/backup/read-backup.ts'
import { findTables, openSession } from '#server/backup/snapshot-store.ts'
import { visitDatabase } from '#server/db/visit-database.ts'
import type { Env } from '#server/env.ts'
import { describeBackup } from './describe-backup.ts'

/** Whether the site has a database with tables, beside which a backup is restored. */
export async function holdsData(env: Env): Promise<boolean> {
  if (env.DATABASE_URL === undefined) return existsSync(join(env.DATA_DIR, 'postgres'))
  return visitDatabase(env, async (database) => {
    const client = await openSession(database)
    return findTables(client)
      .then((tables) => tables.length > 0)
      .finally(() => client.end())
  })
}

/** Restores beside the data and says what differs. Returns what to print. */
export function lookAtBackup(file: BackupFile, env: Env): Promise<string> {
  const started = performance.now()
  return alone(env, async (server) => {
    const manifest = await restoreBeside(file, server, env)
    const restored = `Restored beside the data, which has not changed: ${describeBackup(manifest, started)}`
    const next =
      'Switch to it with: npm run restore -- --switch, or remove it with: npm run restore -- --discard'
    return [restored, ...describeComparison(await compareRestored(server)), next].join('\n')
  })
}

export function switchOver(env: Env): Promise<string> {
  return alone(env, async (server) => {
    await switchToRestored(server, env)
    const kept = await keepFormer(server, env)
    return `The site has switched to the restored data; the former state is in ${kept?.path ?? env.BACKUP_DIR}`
  })
}

export function discard(env: Env): Promise<string> {
  return alone(env, async (server) => {
    await discardRestored(server, env)
    return 'Removed what was restored; the data has not changed'
  })
}

async function alone(
  env: Env,
  work: (server: Awaited<ReturnType<typeof findServer>>) => Promise<string>,
): Promise<string> {
  return visitDatabase(env, async (database) => {
    const server = await findServer({ database, env })
    return withRestoreLock(server, () => work(server))
  })
}

function describeComparison({ counts, newest, leads }: Comparison): string[] {
  const lines = comparedKinds.map(
    (kind) => `  ${kind.padEnd(8)} ${counts[kind].now} now, ${counts[kind].restored} in the backup`,
  )
  const at = (lead: Comparison['newest']['now']) => lead?.receivedAt.toISOString() ?? 'none'
  return [
    ...lines,
    `  newest lead ${at(newest.now)} now, ${at(newest.restored)} in the backup`,
    `  leads only now ${leads.onlyNow}, only in the backup ${leads.onlyRestored}, changed since ${leads.changed}`,
  ]
}
