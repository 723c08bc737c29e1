import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { emailFolder } from '#server/integrations/email-files.ts'
import { BackupError } from '../backup-error.ts'
import { makeBackupFile, type MadeBackup } from '../backup-file.ts'
import { readPassphrase } from '../passphrase.ts'
import { type DatabaseServer, withPool } from './database-server-store.ts'
import { restoredEmailFolder } from './restore-beside.ts'
import { databaseExists, dropDatabase, findRestored } from './restored-store.ts'
import { exchangeNames, keepAccounts, setAsideSentEmails } from './switch-store.ts'

type SwitchEnv = Pick<Env, 'BACKUP_DIR' | 'BACKUP_PASSPHRASE_FILE' | 'DATA_DIR'>

/**
 * Makes what is restored beside the running data the data of the site, in one step. The former state
 * becomes a backup afterwards, so that it has every lead until the last moment; until that backup is
 * made, its database stays on the server. Throws a BackupError, after which everything is as before.
 */
export async function switchToRestored(server: DatabaseServer, env: SwitchEnv): Promise<void> {
  if ((await findRestored(server)) === null)
    throw new BackupError('Nothing is restored beside the data: restore a backup first')
  await readPassphrase(env.BACKUP_PASSPHRASE_FILE)
  await keepFormer(server, env)
  await keepAccounts(server)
  await setAsideSentEmails(server)
  await exchangeNames(server)
  await moveEmails(env)
}

/** Makes the backup of the state before a switch, then removes it. Null if there is none. */
export async function keepFormer(
  server: DatabaseServer,
  env: SwitchEnv,
): Promise<MadeBackup | null> {
  if (!(await databaseExists(server, server.former))) return null
  const passphrase = await readPassphrase(env.BACKUP_PASSPHRASE_FILE)
  const target = { folder: env.BACKUP_DIR, kind: 'before-restore', now: new Date() } as const
  const made = await withPool(server.connectTo(server.former), (pool) =>
    makeBackupFile({ database: { pool }, env, passphrase }, target),
  )
  await dropDatabase(server, server.former)
  return made
}

/** A file that is there already is of the same email. */
async function moveEmails(env: SwitchEnv): Promise<void> {
  const [from, to] = [restoredEmailFolder(env), emailFolder(env)]
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from).catch(() => []))
    if (!existsSync(join(to, name))) await rename(join(from, name), join(to, name))
  await rm(from, { recursive: true, force: true })
}
