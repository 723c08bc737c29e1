import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { DatabaseError } from '../db/database-error.ts'
import { readDataMajor } from '../db/data-major.ts'
import { acquireInstanceLock } from '../db/instance-lock.ts'
import {
  findOldBinaries,
  platformPackage,
  type PostgresBinaries,
  requirePostgresBinaries,
} from '../db/postgres-binaries.ts'
import { stopServer } from '../db/stop-server.ts'
import { visitEmbedded } from '../db/visit-database.ts'
import type { Env } from '../env.ts'
import { makeBackupFile } from './backup-file.ts'
import { readPassphrase } from './passphrase.ts'
import type { BackupFile } from './read-backup.ts'
import { fillDatabase, createTemporaryFolder } from './restore-backup.ts'
import { unlimited } from './snapshot-store.ts'

type Move = {
  env: Pick<Env, 'BACKUP_DIR' | 'BACKUP_PASSPHRASE_FILE' | 'DATA_DIR'>
  log: Logger
  /** Defaults to the programs of this version. */
  current?: PostgresBinaries
}

/** The last package of each major version, for data whose programs are not stored beside it. */
const lastPackages: Record<number, string> = { 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }

/**
 * Moves embedded data of an older major version of PostgreSQL into a new folder by backup and
 * restore (requirements 12.3). The backup and the old folder stay. Does nothing if the data is of
 * this version. Throws a DatabaseError that states what to do if it cannot.
 */
export async function moveToNewMajor({ env, log, current }: Move): Promise<void> {
  const { DATA_DIR } = env
  const dataFolder = join(DATA_DIR, 'postgres')
  await undoPartialMove(DATA_DIR)
  const from = readDataMajor(dataFolder)
  if (from === null) return
  const { major } = current ?? requirePostgresBinaries(DATA_DIR)
  if (from >= major) return
  const binaries = findOldBinaries(DATA_DIR, from)
  if (binaries === null) throw new DatabaseError(missingProgramsMessage(DATA_DIR, { from, major }))
  log.info({ event: 'postgresql-upgrade', from, to: major })
  const { file, manifest } = await backUp(env, { from, binaries, log })
  await stopServer(realpathSync(dataFolder))
  const temporary = await createTemporaryFolder(DATA_DIR)
  try {
    await visitEmbedded(temporary, (database) => fillDatabase(database, file, manifest))
    await rename(dataFolder, oldFolder(DATA_DIR, from))
    await rename(join(temporary, 'postgres'), dataFolder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  log.info({ event: 'postgresql-upgraded', kept: oldFolder(DATA_DIR, from), backup: file.path })
}

async function backUp(
  env: Move['env'],
  { from, binaries, log }: { from: number; binaries: PostgresBinaries; log: Logger },
) {
  const passphrase = await readPassphrase(env.BACKUP_PASSPHRASE_FILE)
  const kind = `before-postgresql-${from + 1}` as const
  const made = await visitEmbedded(
    env.DATA_DIR,
    async (database) => {
      const config = unlimited(database.pool)
      const lock = await acquireInstanceLock({
        config,
        dataDir: env.DATA_DIR,
        log,
        wasInUse: true,
      })
      if (lock === null)
        throw new DatabaseError(
          `Another process already runs the site on ${env.DATA_DIR}: stop it before the upgrade`,
        )
      const target = { folder: env.BACKUP_DIR, kind, now: new Date() }
      const backup = await makeBackupFile({ database, env, passphrase }, target)
      lock.release()
      return backup
    },
    binaries,
  )
  const file: BackupFile = { path: made.path, passphrase }
  return { file, manifest: made.manifest }
}

function missingProgramsMessage(
  dataDir: string,
  { from, major }: { from: number; major: number },
): string {
  const version = lastPackages[from] ?? `${from}.x`
  const folder = join(dataDir, 'programs', String(from))
  return `The data in ${dataDir} is of PostgreSQL ${from}, this version of the site has ${major}, and the programs of ${from} are missing: run npm install --prefix ${folder} ${platformPackage}@${version} and start again, which moves the data`
}

function oldFolder(dataDir: string, major: number): string {
  return join(dataDir, `postgres-${major}`)
}

/** Renames the old folder back, if a power failure between the two renames left no data folder. */
async function undoPartialMove(dataDir: string): Promise<void> {
  const dataFolder = join(dataDir, 'postgres')
  if (existsSync(dataFolder) || !existsSync(dataDir)) return
  const [newest] = readdirSync(dataDir)
    .map((name) => Number(/^postgres-(\d+)$/.exec(name)?.[1]))
    .filter((major) => major > 0)
    .toSorted((one, other) => other - one)
  if (newest !== undefined) await rename(oldFolder(dataDir, newest), dataFolder)
}
