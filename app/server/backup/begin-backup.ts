import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database } from '../db/database.ts'
import type { BackupFailure } from './backup-error.ts'
import type { Backups } from './backups.ts'

/** Milliseconds that an admin waits for a backup. One of a million leads takes minutes. */
const answerTimeout = 3_000

type Site = { backups: Pick<Backups, 'make'>; database: Database }

/**
 * Begins a backup that an admin asked for, and records it once it is made. Resolves with its outcome
 * or, if that takes longer than three seconds, with 'running': it goes on.
 */
export async function beginBackup(
  { backups, database }: Site,
  { adminId, ipAddress }: Pick<Actor, 'adminId' | 'ipAddress'>,
  maxWait: number = answerTimeout,
): Promise<BackupFailure | 'busy' | 'running' | null> {
  const making = backups.make('manual').then(async (outcome) => {
    if (outcome === null)
      await addAuditEvent(database, { action: 'backup-made', adminId, ipAddress })
    return outcome
  })
  return Promise.race([making, sleep(maxWait, 'running' as const)])
}
