import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import { describeError } from '#server/describe-error.ts'
import type { Env } from '#server/env.ts'
import { BackupError, type BackupFailure } from '../backup-error.ts'
import { getBackup } from '../backup-folder.ts'
import { readPassphrase } from '../passphrase.ts'
import { type Comparison, compareRestored } from './compare-restored-store.ts'
import { type DatabaseServer, findServer, type Running } from './database-server-store.ts'
import { discardRestored, restoreBeside } from './restore-beside.ts'
import { RestoreRightsError } from './restore-rights-store.ts'
import { findRestored, type RestoredNote, withRestoreLock } from './restored-store.ts'
import { keepFormer, switchToRestored } from './switch-restored.ts'

type Site = Pick<Running, 'database'> & {
  env: Running['env'] & Pick<Env, 'BACKUP_DIR' | 'BACKUP_PASSPHRASE_FILE'>
  log: Logger
}

/** 'rights': the database server does not let the site create or rename a database. */
export type RestoreFailure = BackupFailure | 'rights'

export type RestoreState =
  | { kind: 'none' | 'restoring' }
  | { kind: 'failed'; why: RestoreFailure }
  | ({ kind: 'ready'; comparison: Comparison } & RestoredNote)

export type Restores = {
  /** Begins to restore a backup beside the data, and returns at once. */
  begin(name: string): Promise<'begun' | 'busy' | 'gone'>
  state(): Promise<RestoreState>
  /** Resolves with the failure, or null. The former state becomes a backup in the background. */
  switchOver(): Promise<RestoreFailure | null>
  discard(): Promise<void>
  /** Makes the backup of the state before a switch if a stopped process has left it undone. */
  finish(): Promise<void>
}

type Kept = {
  isRestoring: boolean
  failure: RestoreFailure | null
  /** The last comparison, because one of many leads takes seconds. */
  compared: { at: number; note: string; comparison: Comparison } | null
}

/** Milliseconds. */
const comparisonAge = 60_000

/** Restores on the server of the running site (requirements 12.1). Failures are logged and shown. */
export function createRestores(site: Site): Restores {
  const { database, env, log } = site
  const state: Kept = { isRestoring: false, failure: null, compared: null }
  const find = () => findServer({ database, env })
  const fail = (error: unknown) => (state.failure = logFailure(site, error))

  return {
    begin: async (name) => {
      if (state.isRestoring) return 'busy'
      const backup = await getBackup(env.BACKUP_DIR, name)
      if (backup === null) return 'gone'
      Object.assign(state, { isRestoring: true, failure: null, compared: null })
      void restore(site, backup.path)
        .catch(fail)
        .finally(() => (state.isRestoring = false))
      return 'begun'
    },
    state: async () => {
      if (state.isRestoring) return { kind: 'restoring' }
      if (state.failure !== null) return { kind: 'failed', why: state.failure }
      const server = await find()
      const note = await findRestored(server).catch(() => null)
      if (note === null) return { kind: 'none' }
      state.compared = await compareAgain(server, state.compared, JSON.stringify(note))
      return { kind: 'ready', ...note, comparison: state.compared.comparison }
    },
    switchOver: async () => {
      try {
        const server = await find()
        await withRestoreLock(server, () => switchToRestored(server, env))
        log.warn({ event: 'switched-to-restored' })
        // The pool's connections were ended: the first statements find that out.
        await retryWhileUnavailable(find, {
          failed: 'The restored database does not respond',
          onWait: () => {},
        })
        void keepFormerState(site)
        return null
      } catch (error) {
        return fail(error)
      }
    },
    discard: async () => {
      state.failure = null
      const server = await find()
      await withRestoreLock(server, () => discardRestored(server, env))
    },
    finish: () => keepFormerState(site),
  }
}

async function restore({ database, env, log }: Site, path: string): Promise<void> {
  const passphrase = await readPassphrase(env.BACKUP_PASSPHRASE_FILE)
  const server = await findServer({ database, env })
  const started = performance.now()
  const manifest = await withRestoreLock(server, () =>
    restoreBeside({ path, passphrase }, server, env),
  )
  const ms = Math.round(performance.now() - started)
  log.info({ event: 'backup-restored-beside', madeAt: manifest.madeAt, ms })
}

async function compareAgain(
  server: DatabaseServer,
  last: Kept['compared'],
  note: string,
): Promise<NonNullable<Kept['compared']>> {
  if (last?.note === note && performance.now() - last.at < comparisonAge) return last
  return { at: performance.now(), note, comparison: await compareRestored(server) }
}

/** A failure is tried again by the next check of the backups. */
async function keepFormerState(site: Site): Promise<void> {
  const { database, env, log } = site
  try {
    const server = await findServer({ database, env })
    const made = await withRestoreLock(server, () => keepFormer(server, env))
    if (made) log.info({ event: 'former-state-kept', size: made.size })
  } catch (error) {
    logFailure(site, error)
  }
}

function logFailure({ log }: Site, error: unknown): RestoreFailure {
  const why = failureOf(error)
  log.error({ event: 'restore-failed', why, error: describeError(error) })
  return why
}

function failureOf(error: unknown): RestoreFailure {
  if (error instanceof RestoreRightsError) return 'rights'
  if (error instanceof BackupError) return error.failure
  if (!(error instanceof Error)) return 'other'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === '53100') return 'full'
  // 55006: a session of another role keeps the database in use.
  if (code === '42501' || code === '55006') return 'rights'
  return isDatabaseUnavailable(error) ? 'database' : 'other'
}
