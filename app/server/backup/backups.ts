import type { Logger } from 'pino'
import type { BackupKind } from '#domain/backups/backup-name.ts'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { describeError } from '../describe-error.ts'
import type { Env } from '../env.ts'
import { BackupError, type BackupFailure } from './backup-error.ts'
import { makeBackupFile } from './backup-file.ts'
import {
  findBackups,
  isOnSameDisk,
  removeExpiredBackups,
  type StoredBackup,
} from './backup-folder.ts'
import { withBackupLock } from './backup-lock-store.ts'
import { readPassphrase } from './passphrase.ts'
import { createRestores, type Restores } from './beside/restores.ts'

type BackupEnv = Pick<
  Env,
  'BACKUP_DIR' | 'BACKUP_PASSPHRASE_FILE' | 'DATA_DIR' | 'DATABASE_OWNER_URL' | 'DATABASE_URL'
>

type Site = { database: Database; env: BackupEnv; log: Logger }

export type BackupState = {
  /** Newest first. Every file was verified when it was made. */
  backups: StoredBackup[]
  isRunning: boolean
  /**
   * Why the last attempt failed, until one succeeds; 'late' if there was no backup for two days.
   */
  problem: BackupFailure | 'late' | null
  isOnSameDisk: boolean
}

export type Backups = {
  /** Resolves with the failure, or null. 'busy': a backup is being made on this or another node. */
  make(kind: Extract<BackupKind, 'scheduled' | 'manual'>): Promise<BackupFailure | 'busy' | null>
  state(now: Date): Promise<BackupState>
  /** Restores beside the running data. */
  restores: Restores
  /** Starts the daily backups. */
  start(): void
  stop(): void
}

const hourMs = 3_600_000
/** Milliseconds after which a backup is due, and after which it is reported as late. */
const dueAfter = 24 * hourMs
const lateAfter = 48 * hourMs
/**
 * Milliseconds until the first check, which waits for the start of the site, and between checks.
 */
const firstCheck = 5 * 60_000
const checkInterval = 20 * 60_000

/**
 * Daily backups with rotation (requirements 12.2). A failure is logged and shown, but never thrown.
 */
export function createBackups({ database, env, log }: Site): Backups {
  const state: { isRunning: boolean; failure: BackupFailure | null } = {
    isRunning: false,
    failure: null,
  }
  const restores = createRestores({ database, env, log })
  let timer: NodeJS.Timeout | undefined

  async function make(kind: 'scheduled' | 'manual'): Promise<BackupFailure | 'busy' | null> {
    if (state.isRunning) return 'busy'
    state.isRunning = true
    try {
      const isMade = await withBackupLock(database, () =>
        makeUnlessMade({ database, env, log }, kind),
      )
      if (isMade === null) return 'busy'
      state.failure = null
      return null
    } catch (error) {
      state.failure = failureOf(error)
      log.error({ event: 'backup-failed', why: state.failure, error: describeError(error) })
      return state.failure
    } finally {
      state.isRunning = false
    }
  }

  async function check(): Promise<void> {
    await restores.finish()
    if (await isDue(env, new Date())) await make('scheduled')
    schedule(checkInterval)
  }

  function schedule(delay: number): void {
    timer = setTimeout(() => void check(), delay).unref()
  }

  return {
    make,
    restores,
    state: async (now) => {
      const backups = await findBackups(env.BACKUP_DIR)
      const age = backups[0] ? now.getTime() - backups[0].madeAt.getTime() : 0
      return {
        backups,
        isRunning: state.isRunning,
        problem: state.failure ?? (age > lateAfter ? 'late' : null),
        isOnSameDisk:
          env.DATABASE_URL === undefined && (await isOnSameDisk(env.DATA_DIR, env.BACKUP_DIR)),
      }
    },
    start: () => schedule(firstCheck),
    stop: () => clearTimeout(timer),
  }
}

/**
 * Checks again whether a backup is due, because another node with the same folder may have made
 * one.
 */
async function makeUnlessMade(
  { database, env, log }: Site,
  kind: 'scheduled' | 'manual',
): Promise<true> {
  if (kind === 'scheduled' && !(await isDue(env, new Date()))) return true
  const passphrase = await readPassphrase(env.BACKUP_PASSPHRASE_FILE)
  const now = new Date()
  const source = { database, env, passphrase }
  const { size, manifest } = await makeBackupFile(source, { folder: env.BACKUP_DIR, kind, now })
  await removeExpiredBackups(env.BACKUP_DIR, now)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { files } = manifest.emails
  log.info({ event: 'backup-made', kind, size, rows, files, ms: Date.now() - now.getTime() })
  return true
}

async function isDue({ BACKUP_DIR }: BackupEnv, now: Date): Promise<boolean> {
  const backups = await findBackups(BACKUP_DIR)
  const last = backups.find(({ kind }) => kind === 'scheduled')
  return last === undefined || now.getTime() - last.madeAt.getTime() >= dueAfter
}

function failureOf(error: unknown): BackupFailure {
  if (error instanceof BackupError) return error.failure
  if (!(error instanceof Error)) return 'other'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full'
  // The database driver's socket has the same error codes as files, but the syscall 'connect'.
  if ('syscall' in error && error.syscall !== 'connect') return 'folder'
  return isDatabaseUnavailable(error) ? 'database' : 'other'
}
