import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { packageRoot } from '../package-root.ts'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'
import { ownerState } from './owner-record.ts'
import { startDatabase } from './start-database.ts'

const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'database-'))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')

beforeAll(async () => (await start()).stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('data survives a stop and a start, and a stop ends the server', async () => {
  const first = await start()
  await first.pool.query(`insert into settings (key, value) values ('stored', 'yes')`)
  await first.stop()
  expect(postmasterPid).toThrow('ENOENT')
  const second = await start()
  const { rows } = await second.pool.query(`select value from settings where key = 'stored'`)
  expect(rows).toEqual([{ value: 'yes' }])
  await second.stop()
})

test('the server listens on a socket that only its owner can reach, and the site is not a superuser', async () => {
  const database = await start()
  const { rows } = await database.pool.query(`
    select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync, rolsuper as super
    from pg_roles where rolname = current_user`)
  expect(rows).toEqual([{ addresses: '', fsync: 'on', super: false }])
  expect(statSync(join(dataDir, 'postgres/run')).mode & 0o777).toBe(0o700)
  await database.stop()
})

test('the server of a killed process is adopted, not started twice', async () => {
  const holder = await holdDatabase(dataDir)
  const pid = postmasterPid()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const database = await start()
  expect(postmasterPid()).toBe(pid)
  expect(await database.ready()).toBe(true)
  await database.stop()
})

test('a second process on the same folder is refused with one line, and the first keeps working', async () => {
  const database = await start()
  await expect(start()).rejects.toThrow(/^Another process already runs the site on .+ DATA_DIR$/)
  await sleep(600)
  expect(await database.ready()).toBe(true)
  await database.stop()
})

test('a killed server is restarted, and errors meanwhile count as unavailable', async () => {
  const database = await start()
  process.kill(postmasterPid(), 'SIGKILL')
  const errors: unknown[] = []
  for (;;) {
    const isBack = await database.pool
      .query('select 1')
      .catch((error: unknown) => void errors.push(error))
    if (isBack && errors.length > 0) break
    await sleep(20)
  }
  expect(await database.ready()).toBe(true)
  expect(errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([])
  await sleep(600)
  await expect(start()).rejects.toThrow('Another process already runs the site')
  await database.stop()
})

// Proves 11.3.7.
test('a server that runs but does not respond is restarted', async () => {
  const database = await start()
  const pid = postmasterPid()
  process.kill(pid, 'SIGSTOP')
  await expect.poll(postmasterPidOrNull).not.toBe(pid)
  await expect.poll(() => database.ready()).toBe(true)
  await database.stop()
})

// Proves 11.3.7.
test('a second process is refused, even if the database crashes meanwhile', async () => {
  const database = await start()
  for (const early of [0, 400]) {
    const second = start()
    second.catch(() => {})
    await sleep(early)
    process.kill(postmasterPid(), 'SIGKILL')
    await expect(second).rejects.toThrow('Another process already runs the site')
    await expect.poll(() => database.ready()).toBe(true)
    const third = start()
    await expect(third).rejects.toThrow('Another process already runs the site')
  }
  await database.stop()
})

// Proves 11.3.7.
test.runIf(existsSync('/proc/self/stat'))(
  'a second process is refused however long the first takes to acquire its lock after a crash',
  async () => {
    const holder = await holdDatabase(dataDir)
    holder.kill('SIGSTOP')
    process.kill(postmasterPid(), 'SIGKILL')
    await expect(start()).rejects.toThrow('Another process already runs the site')
    holder.kill('SIGCONT')
    holder.kill('SIGTERM')
    await once(holder, 'exit')
  },
)

// Proves 11.3.2.
test.runIf(existsSync('/proc/self/stat'))(
  'after a kill soon after the start the site restarts without waiting for an owner',
  async () => {
    await (await start()).stop()
    const holder = await holdDatabase(dataDir)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    // A start waits only for an owner of which it is unknown whether it runs.
    expect(ownerState(dataDir)).toBe('gone')
    const database = await start()
    await database.stop()
  },
)

// Proves 11.3.7.
test('the server starts after a power failure left its pid file empty', async () => {
  const file = join(dataDir, 'postgres/postmaster.pid')
  writeFileSync(file, '')
  const owner = statSync(join(dataDir, 'postgres'))
  chownSync(file, owner.uid, owner.gid)
  const database = await start()
  expect(await database.ready()).toBe(true)
  await database.stop()
})

// Proves 11.3.2.
test('only the transaction interrupted by the end of the server fails', async () => {
  const database = await start()
  const interrupted = database.orm.transaction(async (transaction) => {
    await transaction.execute(`insert into settings (key, value) values ('half', 'x')`)
    process.kill(postmasterPid(), 'SIGKILL')
    for (;;) {
      await transaction.execute(`insert into settings (key, value) values (gen_random_uuid(), 'x')`)
      await sleep(20)
    }
  })
  expect(isDatabaseUnavailable(await interrupted.catch((error: unknown) => error))).toBe(true)
  await expect.poll(() => database.ready()).toBe(true)
  const { rows } = await database.pool.query(`select key from settings where value = 'x'`)
  expect(rows).toEqual([])
  await database.stop()
})

test('the server starts if a stale pid file has the pid of another program', async () => {
  const file = join(dataDir, 'postgres/postmaster.pid')
  writeFileSync(
    file,
    `${process.pid}\n${join(dataDir, 'postgres')}\n1760000000\n5432\n/nowhere\n\n  1234567  1234567\nready\n`,
  )
  const owner = statSync(join(dataDir, 'postgres'))
  chownSync(file, owner.uid, owner.gid)
  const database = await start()
  expect(await database.ready()).toBe(true)
  await database.stop()
})

test('the server starts if the path is too long for a socket', async () => {
  const deep = join(folder, 'a-folder-name-of-forty-one-characters-here', 'b'.repeat(60))
  const database = await start(deep)
  expect(await database.ready()).toBe(true)
  await database.stop()
})

// Proves 4.5.2.
test('a database that may lose a commit is refused, and its server is stopped', async () => {
  const database = await start()
  await database.pool.query('alter role site set synchronous_commit = off')
  await database.stop()
  await expect(start()).rejects.toThrow(
    /^PostgreSQL runs with synchronous_commit=off, .+ set it to on$/,
  )
  expect(postmasterPid).toThrow('ENOENT')
})

test('a DATABASE_URL whose server has fsync off is refused', async () => {
  await expect(startAt('template_site')).rejects.toThrow(/^PostgreSQL runs with fsync=off/)
})

test('a DATABASE_URL whose database is missing fails in one line without the password', async () => {
  const error = await startAt('missing').catch((refusal: unknown) => refusal)
  expect(String(error)).toBe(
    'DatabaseError: The database does not respond: database "missing" does not exist',
  )
})

// Proves 9.7.1.
test.runIf(isRoot)(
  'as root the server cannot be reached by other processes of nobody',
  async () => {
    const own = join(folder, 'own')
    const database = await start(own)
    const [socketFolder = ''] = readFileSync(join(own, 'postgres/postmaster.pid'), 'utf8')
      .split('\n')
      .slice(4)
    const nobody = { uid: 65_534, gid: 65_534, env: {}, cwd: '/' }
    for (const file of [join(socketFolder, '.s.PGSQL.5432'), join(own, 'postgres/pg_hba.conf')]) {
      const child = spawn('/bin/sh', ['-c', `test -e '${file}'`], nobody)
      expect(await once(child, 'exit')).toEqual([1, null])
      expect(statSync(file).uid).not.toBe(nobody.uid)
    }
    await database.stop()
  },
)

// Proves 9.7.1.
test.runIf(isRoot)(
  'as root in a closed folder the server runs in a user namespace and root owns the files',
  async () => {
    const closed = join(folder, 'closed')
    rmSync(closed, { recursive: true, force: true })
    const parent = mkdtempSync(`${closed}-`)
    const database = await start(join(parent, 'data'))
    expect(await database.ready()).toBe(true)
    expect(statSync(join(parent, 'data/postgres')).uid).toBe(0)
    await database.stop()
  },
)

test.runIf(isRoot)(
  'root runs the server of an ordinary user as that user, and another user is refused',
  async () => {
    const owned = mkdtempSync(join(folder, 'owned-'))
    chownSync(owned, 1234, 1234)
    const holder = await holdDatabase(join(owned, 'data'), 1234)
    holder.kill('SIGTERM')
    await once(holder, 'exit')
    const database = await start(join(owned, 'data'))
    expect(statSync(join(owned, 'data/postgres/postmaster.pid')).uid).toBe(1234)
    await database.stop()
    chmodSync(owned, 0o755)
    chmodSync(join(owned, 'data'), 0o755)
    await expect(holdDatabase(join(owned, 'data'), 4321)).rejects.toThrow(
      /is owned by user 1234: start as that user or as root/,
    )
  },
)

test.skipIf(isRoot)('an ordinary user owns the database files', () => {
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(process.getuid?.())
})

function start(DATA_DIR = dataDir) {
  return startDatabase({ env: { DATA_DIR }, log: pino({ level: 'silent' }) })
}

function startAt(name: string) {
  const DATABASE_URL = `postgres://postgres:hidden@localhost/${name}?host=${encodeURIComponent(inject('postgresSocketFolder'))}`
  return startDatabase({ env: { DATA_DIR: dataDir, DATABASE_URL }, log: pino({ level: 'silent' }) })
}

function postmasterPidOrNull() {
  try {
    return postmasterPid()
  } catch {
    return null
  }
}

function postmasterPid() {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

async function holdDatabase(dataFolder: string, uid?: number) {
  const program = [join(packageRoot, 'tests/support/hold-database.ts'), dataFolder]
  const holder = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const [line] = await once(holder.stdout, 'data')
  if (String(line).trim() !== 'ready') throw new Error(String(line).trim())
  return holder
}
