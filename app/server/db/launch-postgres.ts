import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { cleanEnvironment, ensureSocketFolder } from './data-folder.ts'
import { DatabaseError, reasonOf } from './database-error.ts'
import type { Identity } from './identity.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { getPostmaster, isPostmaster } from './postmaster.ts'

export type Launch = {
  dataFolder: string
  logFile: string
  socketFolder: string
  identity: Identity
  binaries: PostgresBinaries
  settings: Readonly<Record<string, string>>
}

const safeSettings: Launch['settings'] = {
  listen_addresses: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // On macOS the default leaves the write in the drive's own cache.
  ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Failed statements would carry what visitors wrote into the log.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const largestLog = 1_000_000

/** Answers when the server takes connections. */
export async function launchPostgres(launch: Launch) {
  ensureSocketFolder({ folder: launch.socketFolder, owner: launch.identity.owner })
  const logged = trimLog(launch.logFile)
  const child = spawnPostgres(launch)
  let failure: string | undefined
  let hasEnded = false
  child.once('error', (error) => (failure = reasonOf(error)))
  child.once('exit', () => (hasEnded = true))
  while (failure === undefined && !hasEnded) {
    if ((await probe(launch.socketFolder)) === 'ready') return
    await sleep(15)
  }
  throw new DatabaseError(
    `PostgreSQL did not start: ${failure ?? lastWords({ logFile: launch.logFile, from: logged })}`,
  )
}

/** Detached, with a file for its log: it outlives a killed Node process, whose end must not cut its writes short. */
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
  const env = { ...cleanEnvironment, ...forgetPredecessor(dataFolder) }
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
 * The number in a dead server's file may belong to another program by now, and PostgreSQL would refuse to start beside it.
 * A number named here is no rival to it. Removing the file instead would also remove its check for sessions still running on the data.
 */
function forgetPredecessor(dataFolder: string) {
  const postmaster = getPostmaster(dataFolder)
  if (postmaster === null || isPostmaster({ pid: postmaster.pid, dataFolder })) return {}
  return { PG_GRANDPARENT_PID: String(postmaster.pid) }
}

function trimLog(logFile: string) {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size < largestLog) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}

/** Why it ended, in its own words; what it told our knocking is no reason. */
function lastWords({ logFile, from }: { logFile: string; from: number }) {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n')
  const reason =
    lines.findLast(
      (line) => /FATAL|PANIC/.test(line) && !line.includes('the database system is'),
    ) ??
    lines.at(-1) ??
    ''
  return reason.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'it said nothing'
}

/** `starting` is PostgreSQL's own word for not yet, or no longer; `absent` means that nobody listens. */
export async function probe(socketFolder: string | null): Promise<'ready' | 'starting' | 'absent'> {
  if (socketFolder === null) return 'absent'
  const client = new Client({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '57P03'
      ? 'starting'
      : 'absent'
  } finally {
    await client.end().catch(() => {})
  }
}
