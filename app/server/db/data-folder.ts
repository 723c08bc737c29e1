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
import { DatabaseError, reasonOf } from './database-error.ts'
import { findIdentities, type Identity, type Owner } from './identity.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

type NewFolder = { dataFolder: string; binaries: PostgresBinaries; isFlushed: boolean }

/** Creates the files where there are none yet, and answers who must run the server on them. */
export function prepareDataFolder({ dataFolder, ...how }: NewFolder): Identity {
  if (isTaken(dataFolder)) return requireIdentity(dataFolder)
  const refusals: string[] = []
  for (const identity of findIdentities(null)) {
    const refusal = createDataFolder({ dataFolder, identity, ...how })
    if (refusal === null) return requireIdentity(dataFolder)
    refusals.push(`${identity.words}: ${refusal}`)
  }
  throw new DatabaseError(`${explainRefusals()} (${refusals.join('; ')})`)
}

function isTaken(folder: string) {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return existsSync(folder)
  }
}

function explainRefusals() {
  if (process.getuid?.() !== 0) return 'PostgreSQL could not create its files'
  return 'PostgreSQL does not run as root, and no other way worked: start as an ordinary user, open the folders to others, or set DATABASE_URL'
}

function requireIdentity(dataFolder: string) {
  const owner = statSync(dataFolder)
  const [identity] = findIdentities(owner)
  if (identity?.owner.uid === owner.uid) return identity
  throw new DatabaseError(
    `${dataFolder} belongs to user ${owner.uid}: start as that user or as root, or choose another DATA_DIR`,
  )
}

/** Made aside and moved into place: a start that is cut short, or two at once, never leave half a database. Answers why it failed, or null. */
function createDataFolder({ dataFolder, identity, ...how }: NewFolder & { identity: Identity }) {
  const aside = mkdtempSync(`${dataFolder}.new-`)
  try {
    chownSync(aside, identity.owner.uid, identity.owner.gid)
    const refusal = runInitdb({ folder: aside, identity, ...how })
    if (refusal !== null) return refusal
    moveIntoPlace({ aside, dataFolder })
    return null
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function moveIntoPlace({ aside, dataFolder }: { aside: string; dataFolder: string }) {
  try {
    renameSync(aside, dataFolder)
  } catch (error) {
    // Another process was quicker: its database is as good as ours.
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

type Initdb = Omit<NewFolder, 'dataFolder'> & { folder: string; identity: Identity }

function runInitdb({ folder, binaries, identity, isFlushed }: Initdb) {
  const given = ['-D', folder, ...initdbArgs, ...(isFlushed ? [] : ['--no-sync'])]
  const { file, args, options } = identity.commandFor(binaries.initdb, given)
  const { status, error, stderr } = spawnSync(file, args, {
    ...options,
    cwd: '/',
    env: cleanEnvironment,
    encoding: 'utf8',
  })
  if (status === 0) return null
  if (error) return reasonOf(error)
  const lines = stderr.trim().split('\n')
  return (
    lines.findLast((line) => /error|could not|FATAL/.test(line)) ??
    lines.at(-1) ??
    `status ${status}`
  )
}

/** Nothing of ours may steer the server: no PG… variable, no language, no library path. */
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Linux allows 107 bytes for the path of a socket, macOS 103. */
const longestSocketPath = 103

/** Nobody but the server's owner may enter it: that is the whole access control. */
export function newSocketFolder(dataFolder: string) {
  const inside = join(dataFolder, 'run')
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= longestSocketPath
  return fits ? inside : join(tmpdir(), `postgres-${randomBytes(8).toString('hex')}`)
}

/** The temporary directory is swept by some systems and open to all: a folder of that name may be gone, or somebody else's. */
export function ensureSocketFolder({ folder, owner }: { folder: string; owner: Owner }) {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory() && found.uid === owner.uid) return
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, owner.uid, owner.gid)
}

export function removeSocketFolder(folder: string) {
  if (folder.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true })
}
