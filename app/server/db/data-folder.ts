import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError, errorReason } from './database-error.ts'
import { explainCreationFailures } from './explain-failure.ts'
import { findIdentities, type Owner, type ProcessIdentity } from './process-identity.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

type NewFolder = { dataFolder: string; binaries: PostgresBinaries; isFlushed: boolean }

/**
 * Creates the database files if they do not exist. Returns the identity that must run the server.
 */
export function prepareDataFolder({ dataFolder, ...options }: NewFolder): ProcessIdentity {
  if (hasContent(dataFolder)) return requireIdentity(dataFolder)
  const failures: { description: string; reason: string }[] = []
  for (const identity of findIdentities(null)) {
    const reason = createDataFolder({ dataFolder, identity, ...options })
    if (reason === null) return requireIdentity(dataFolder)
    failures.push({ description: identity.description, reason })
  }
  throw new DatabaseError(explainCreationFailures(failures, process.getuid?.() === 0))
}

function hasContent(folder: string) {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return existsSync(folder)
  }
}

function requireIdentity(dataFolder: string) {
  const owner = statSync(dataFolder)
  const [identity] = findIdentities(owner)
  if (identity?.owner.uid === owner.uid) return identity
  throw new DatabaseError(
    `${dataFolder} is owned by user ${owner.uid}: start as that user or as root, or choose another DATA_DIR`,
  )
}

/**
 * Creates the files in a temporary folder and renames it, so that an interrupted start or two
 * simultaneous ones never leave an incomplete database. Returns the reason for a failure, or null.
 */
function createDataFolder({
  dataFolder,
  identity,
  ...options
}: NewFolder & { identity: ProcessIdentity }) {
  const temporary = mkdtempSync(`${dataFolder}.new-`)
  try {
    chownSync(temporary, identity.owner.uid, identity.owner.gid)
    const failure = runInitdb({ folder: temporary, identity, ...options })
    if (failure !== null) return failure
    moveIntoPlace({ temporary, dataFolder })
    return null
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function moveIntoPlace({ temporary, dataFolder }: { temporary: string; dataFolder: string }) {
  try {
    renameSync(temporary, dataFolder)
  } catch (error) {
    // Another process has created the database meanwhile, so that one is used.
    if (!existsSync(join(dataFolder, 'PG_VERSION'))) throw error
  }
}

const initdbArgs = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** Milliseconds. It takes about two seconds, on a slow disk twenty. */
const maxInitdbMs = 300_000

type Initdb = Omit<NewFolder, 'dataFolder'> & { folder: string; identity: ProcessIdentity }

function runInitdb({ folder, binaries, identity, isFlushed }: Initdb) {
  const { file, args, options } = identity.commandFor(binaries.initdb, [
    '-D',
    folder,
    ...initdbArgs,
    ...(isFlushed ? [] : ['--no-sync']),
  ])
  const { status, error, stderr } = spawnSync(file, args, {
    ...options,
    cwd: '/',
    env: cleanEnvironment,
    encoding: 'utf8',
    timeout: maxInitdbMs,
    killSignal: 'SIGKILL',
  })
  if (status === 0) return null
  if (error) return errorReason(error)
  const lines = stderr.trim().split('\n')
  const reason = lines.findLast((line) => /error|could not|FATAL/.test(line)) ?? lines.at(-1)
  return reason?.replace(/^.*?(FATAL|PANIC):\s*/, '') || `status ${status}`
}

/** PostgreSQL gets a clean environment, without PG… variables, locale or library path. */
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Bytes. Linux allows 107 for the path of a socket, macOS 103. */
const maxSocketPathBytes = 103

/**
 * The path of the folder for the socket: in the data folder, or in the temporary directory if that
 * path is too long. The permissions of this folder, which only the server's owner can enter, are
 * the only access control.
 */
export function newSocketFolder(dataFolder: string) {
  const inside = join(dataFolder, 'run')
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= maxSocketPathBytes
  return fits ? inside : join(tmpdir(), `postgres-${randomBytes(8).toString('hex')}`)
}

/**
 * Creates the folder unless it exists and has the right owner. In the temporary directory it may
 * have been deleted, or be owned by another user.
 */
export function ensureSocketFolder({ folder, owner }: { folder: string; owner: Owner }) {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory() && found.uid === owner.uid) return
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, owner.uid, owner.gid)
}

export function removeSocketFolder(folder: string) {
  if (folder.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true })
}
