import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findServerProcesses } from '#server/db/server-processes.ts'
import { appEnv, newDataFolder } from '#tests/support/app.ts'

let dataDir: string

beforeEach(() => (dataDir = realpathSync(newDataFolder())))
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }))

const databaseFolder = () => path.join(dataDir, 'postgres')

/** The command of the README. */
function npmStart(): { npm: ChildProcess; output: () => string } {
  const npm = spawn('npm', ['start'], {
    env: appEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { npm, output: () => output }
}

/** The server's processes with this data folder in their environment. */
function siteProcesses(): number[] {
  const environments = execFileSync('sh', [
    '-c',
    `grep -lz "^DATA_DIR=${dataDir}$" /proc/[0-9]*/environ 2>/dev/null || true`,
  ])
  return environments
    .toString()
    .split('\n')
    .map((file) => Number(/^\/proc\/(\d+)\//.exec(file)?.[1]))
    .filter((pid) => pid > 0 && readCommand(pid).includes('scripts/start.ts'))
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

async function stop(npm: ChildProcess): Promise<void> {
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
}

const isLinux = process.platform === 'linux'

// Proves 11.3.10.
test.runIf(isLinux)('SIGTERM to npm start stops the server and its database', async () => {
  const { npm, output } = npmStart()
  await expect.poll(output).toContain('is ready')
  expect(siteProcesses()).toHaveLength(1)
  await stop(npm)
  await expect.poll(siteProcesses).toEqual([])
  expect(findServerProcesses(databaseFolder())).toEqual([])
})

// Proves 11.3.10.
test.runIf(isLinux)('SIGTERM to npm start midway leaves nothing running', async () => {
  const { npm, output } = npmStart()
  await expect
    .poll(() => existsSync(path.join(databaseFolder(), 'postmaster.pid')), { interval: 5 })
    .toBe(true)
  await stop(npm)
  expect(output()).not.toContain('is ready')
  await expect.poll(siteProcesses).toEqual([])
  await expect.poll(() => findServerProcesses(databaseFolder())).toEqual([])
})
