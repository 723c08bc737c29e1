import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { appEnv } from '#tests/support/app.ts'
import { packageRoot } from '../package-root.ts'
import { findServerProcesses, killOrphans, killServer } from './server-processes.ts'
import { startDatabase } from './start-database.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recover-')))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
const dataFolder = join(dataDir, 'postgres')
/** Processes cannot be found by their folder elsewhere. */
const isLinux = process.platform === 'linux'

beforeAll(async () => (await start()).stop())
afterEach(() => killServer(dataFolder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Proves 11.3.7.
test.runIf(isLinux)('a database of which every process is stopped is restarted', async () => {
  const database = await start()
  const frozen = sendToAll('SIGSTOP')
  await expect.poll(() => pids().filter((pid) => frozen.includes(pid))).toEqual([])
  await expect.poll(() => database.ready()).toBe(true)
  await database.stop()
  expect(pids()).toEqual([])
})

// Proves 11.3.7.
test.runIf(isLinux)('a start ends a database that was stopped by a signal', async () => {
  const holder = await holdDatabase()
  const frozen = sendToAll('SIGSTOP')
  await killProcess(holder, 'SIGKILL')
  const database = await start()
  expect(pids().filter((pid) => frozen.includes(pid))).toEqual([])
  expect(await database.ready()).toBe(true)
  await database.stop()
})

// Proves 11.3.7.
test.runIf(isLinux)(
  'a process that outlives its killed database keeps neither a start nor a restart from succeeding',
  async () => {
    const holder = await holdDatabase()
    leaveOrphan()
    await killProcess(holder, 'SIGKILL')
    const database = await start()
    expect(await database.ready()).toBe(true)
    const orphan = leaveOrphan()
    await expect.poll(pids).not.toContain(orphan)
    await expect.poll(() => database.ready()).toBe(true)
    await database.stop()
  },
)

/**
 * A process that the server has just forked still has the command line of the server. This one is
 * a shell by the name of the program.
 */
test.runIf(isLinux)(
  'a process that outlives its server before it has a title of its own is ended',
  async () => {
    const home = join(folder, 'forked')
    mkdirSync(home)
    copyFileSync('/bin/bash', join(home, 'postgres'))
    const orphan = spawn(join(home, 'postgres'), ['-c', 'read', '-D', home], {
      cwd: home,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    await once(orphan, 'spawn')
    const ended = once(orphan, 'exit')
    await killOrphans(home)
    expect(orphan.signalCode ?? (await ended)[1]).toBe('SIGKILL')
  },
)

// Proves 11.3.2.
test.runIf(isLinux)(
  'a start waits for the lock of a killed process that the server still holds',
  async () => {
    const holder = await holdDatabase()
    const client = new Client({
      host: join(dataFolder, 'run'),
      user: 'postgres',
      database: 'site',
    })
    await client.connect()
    const locked = client.query('select pg_advisory_lock(720411865)')
    await killProcess(holder, 'SIGKILL')
    await locked
    const starting = start()
    // Longer than a start waits for a process that may be running.
    await Promise.all([starting, sleep(4_000).then(() => client.end())])
    const database = await starting
    expect(await database.ready()).toBe(true)
    await database.stop()
  },
)

test.runIf(isLinux)('the server of another folder is left alone', async () => {
  const other = await start(join(folder, 'other'))
  const database = await start()
  leaveOrphan()
  await killServer(dataFolder)
  expect(await other.ready()).toBe(true)
  await other.stop()
  await database.stop()
})

// Proves 11.3.10.
test('a start that is stopped takes its database with it', async () => {
  for (const early of ['postgres.log', 'postgres/postmaster.pid']) {
    const fresh = join(folder, `fresh-${early.length}`)
    const stopping = new AbortController()
    const starting = start(fresh, stopping.signal)
    starting.catch(() => {})
    await expect.poll(() => existsSync(join(fresh, early)), { interval: 5 }).toBe(true)
    stopping.abort()
    await expect(starting).rejects.toThrow('aborted')
    expect(findServerProcesses(join(fresh, 'postgres'))).toEqual([])
  }
})

/** Those that the driver reads, and those that other programs of PostgreSQL do. */
const ambient = {
  PGHOST: 'elsewhere.invalid',
  PGHOSTADDR: '192.0.2.1',
  PGPORT: '6543',
  PGUSER: 'somebody',
  PGDATABASE: 'elsewhere',
  PGPASSWORD: 'secret',
  PGPASSFILE: '/missing/passfile',
  PGSERVICE: 'elsewhere',
  PGOPTIONS: '-c default_transaction_read_only=on',
  PGSSLMODE: 'require',
  PGSSLNEGOTIATION: 'direct',
  PGAPPNAME: 'elsewhere',
  PGCLIENT_ENCODING: 'LATIN1',
  PGREPLICATION: 'true',
  PGCONNECT_TIMEOUT: '1',
  PGTARGETSESSIONATTRS: 'standby',
}

// Proves 11.3.11.
test('settings of the driver in the environment do not matter for the embedded database', async () => {
  const holder = await holdDatabase(ambient)
  const stored = await start().catch(String)
  expect(stored).toContain('Another process already runs the site')
  await killProcess(holder, 'SIGTERM')
  expect(pids()).toEqual([])
})

// Proves 11.3.11.
test('a start says why it waits for a DATABASE_URL that does not answer, and can be stopped', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = silent.address() as AddressInfo
  const lines: string[] = []
  const stopping = new AbortController()
  const starting = startDatabase({
    env: { DATA_DIR: dataDir, DATABASE_URL: `postgres://site@127.0.0.1:${port}/site` },
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    signal: stopping.signal,
  })
  starting.catch(() => {})
  await expect.poll(() => lines.join('')).toContain('timeout')
  stopping.abort()
  await expect(starting).rejects.toThrow('aborted')
  silent.close()
})

function start(DATA_DIR = dataDir, signal?: AbortSignal) {
  const log = pino({ level: 'silent' })
  return startDatabase({ env: { DATA_DIR }, log, signal })
}

function pids(): number[] {
  return findServerProcesses(dataFolder).map(({ pid }) => pid)
}

function sendToAll(signal: NodeJS.Signals): number[] {
  const all = pids()
  for (const pid of all) process.kill(pid, signal)
  return all
}

/** Kills the server beside a process of it that hangs. Returns the pid of that one. */
function leaveOrphan(): number {
  const [postmaster, ...others] = findServerProcesses(dataFolder)
  const orphan = others.find(({ pid }) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('site'),
  )
  if (!postmaster?.isPostmaster || !orphan) throw new Error('The database does not run')
  process.kill(orphan.pid, 'SIGSTOP')
  process.kill(postmaster.pid, 'SIGKILL')
  return orphan.pid
}

async function killProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function holdDatabase(env: Record<string, string> = {}): Promise<ChildProcess> {
  const program = [join(packageRoot, 'tests/support/hold-database.ts'), dataDir]
  const holder = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: appEnv(env),
  })
  const [line] = await once(holder.stdout, 'data')
  if (String(line).trim() !== 'ready') throw new Error(String(line).trim())
  return holder
}
