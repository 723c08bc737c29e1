import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanEnvironment, ensureSocketFolder } from './data-folder.ts'
import { DatabaseError, errorReason } from './database-error.ts'
import { embeddedPort } from './embedded-connection.ts'
import { explainFailure } from './explain-failure.ts'
import type { ProcessIdentity } from './process-identity.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { getPostmaster, isPostmaster, removeEmptyPidFile } from './postmaster.ts'
import { probe } from './probe.ts'
import { killOrphans, killServer } from './server-processes.ts'
import { stopServer } from './stop-server.ts'

export type Launch = {
  dataFolder: string
  logFile: string
  socketFolder: string
  identity: ProcessIdentity
  binaries: PostgresBinaries
  settings: Readonly<Record<string, string>>
}

const safeSettings: Launch['settings'] = {
  listen_addresses: '',
  port: String(embeddedPort),
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The default on macOS does not flush the drive's cache.
  ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Merges pending entries into the search index after about 4,000 leads instead of 1,000, because
  // each merge delays a batch of leads by about 40 ms.
  gin_pending_list_limit: '16MB',
  // Keeps failed statements out of the log, because they contain visitors' text.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const maxLogBytes = 1_000_000

/**
 * Milliseconds in which a new server has to respond, if only that it is recovering, which may take
 * minutes.
 */
const maxSilence = 30_000

/**
 * Resolves when the server accepts connections. Ends what is left of an earlier one first. Throws a
 * DatabaseError if the server does not start, and ends it on the signal.
 */
export async function launchPostgres(launch: Launch, signal: AbortSignal): Promise<void> {
  const { dataFolder } = launch
  ensureSocketFolder({ folder: launch.socketFolder, owner: launch.identity.owner })
  await removeEmptyPidFile(dataFolder)
  await killOrphans(dataFolder)
  const logStart = rotateLog(launch.logFile)
  const child = spawnPostgres(launch)
  let failure: string | undefined
  let hasEnded = false
  child.once('error', (error) => (failure = errorReason(error)))
  child.once('exit', () => (hasEnded = true))
  let respondedAt = performance.now()
  while (failure === undefined && !hasEnded) {
    const state = await probe(launch.socketFolder)
    if (state === 'ready' && !signal.aborted) return
    if (signal.aborted) {
      await stopServer(dataFolder)
      signal.throwIfAborted()
    }
    if (state === 'starting') respondedAt = performance.now()
    if (performance.now() - respondedAt > maxSilence) {
      await killServer(dataFolder)
      failure = `it runs, but did not respond for ${maxSilence / 1_000} s`
    }
    await sleep(15)
  }
  signal.throwIfAborted()
  const reason = failure ?? readFailure({ logFile: launch.logFile, from: logStart })
  throw new DatabaseError(explainFailure('PostgreSQL did not start', reason))
}

/**
 * Starts the server detached and logging to a file, so that it survives a killed Node process and
 * completes its writes.
 */
function spawnPostgres({
  dataFolder,
  logFile,
  socketFolder,
  identity,
  binaries,
  settings,
}: Launch): ChildProcess {
  const all = Object.entries({
    ...safeSettings,
    ...settings,
    unix_socket_directories: socketFolder,
  })
  const { file, args, options } = identity.commandFor(binaries.postgres, [
    '-D',
    dataFolder,
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const output = openSync(logFile, 'a', 0o600)
  const env = { ...cleanEnvironment, ...ignoreStalePid(dataFolder) }
  const child = spawn(file, args, {
    ...options,
    cwd: '/',
    env,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  return child
}

/**
 * The environment variable that makes PostgreSQL ignore a stale pid. The pid file of a dead server
 * may contain the pid of another program, and PostgreSQL would refuse to start. Removing the file
 * would also disable PostgreSQL's check for backends that still use the data.
 */
function ignoreStalePid(dataFolder: string) {
  const postmaster = getPostmaster(dataFolder)
  if (postmaster === null || isPostmaster({ pid: postmaster.pid, dataFolder })) return {}
  return { PG_GRANDPARENT_PID: String(postmaster.pid) }
}

/** Renames a log that is too large. Returns the current size of the log file in bytes. */
function rotateLog(logFile: string) {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size < maxLogBytes) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}

/** The last fatal error in the log, except replies to connections during the start. */
function readFailure({ logFile, from }: { logFile: string; from: number }) {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n')
  const reason =
    lines.findLast(
      (line) => /FATAL|PANIC/.test(line) && !line.includes('the database system is'),
    ) ??
    lines.at(-1) ??
    ''
  return reason.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'its log is empty'
}
