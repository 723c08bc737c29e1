import type { Database } from '../db/database.ts'
import { DatabaseError, errorReason } from '../db/database-error.ts'
import type { Env } from '../env.ts'
import { makeBackupFile } from './backup-file.ts'
import { readPassphrase } from './passphrase.ts'

type UpgradeBackup = {
  database: Pick<Database, 'pool'>
  env: Pick<Env, 'BACKUP_DIR' | 'BACKUP_PASSPHRASE_FILE' | 'DATA_DIR'>
}

/**
 * Backs up the database of the earlier version, so that an upgrade can be undone (requirements
 * 12.3). Throws a DatabaseError if that fails, because the site must not upgrade without it.
 */
export async function backUpBeforeUpgrade(
  { database, env }: UpgradeBackup,
  migrationsRun: number,
): Promise<void> {
  try {
    const passphrase = await readPassphrase(env.BACKUP_PASSPHRASE_FILE)
    const kind = `before-migration-${migrationsRun}` as const
    const source = { database, env, passphrase }
    await makeBackupFile(source, { folder: env.BACKUP_DIR, kind, now: new Date() })
  } catch (error) {
    throw new DatabaseError(
      `The database could not be backed up into ${env.BACKUP_DIR} before its upgrade (${errorReason(error)}): correct that or set BACKUP_DIR`,
      { cause: error },
    )
  }
}
