import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startArguments } from './start-command.ts'

export type RunningApp = {
  address: string
  pid: number
  /** Printed only for an empty database. */
  setUpCode: string | null
  dataDir: string
  /** Everything written to stdout and stderr so far. */
  output: () => string
  /** Sends SIGTERM. Throws if the app fails to stop or leaves its database running. */
  stop: () => Promise<void>
}

type Options = {
  env?: Record<string, string>
  /** The data folder. Defaults to a new one without rows, which `stop` removes. */
  dataDir?: string
  /** Defaults to the flags and the script of `npm start`. */
  script?: 'scripts/dev.ts'
}

/** Milliseconds. */
const startTimeout = 60_000
const stopTimeout = 20_000

/** Starts the built app like `npm start`, on a free port and with its own database. */
export async function startApp({ env = {}, dataDir, script }: Options = {}): Promise<RunningApp> {
  const folder = dataDir ?? newDataFolder()
  const child = spawn(process.execPath, script === undefined ? startArguments : [script], {
    env: appEnv({ DATA_DIR: folder, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))

  const address = await waitForAddress(child, () => output)
  return {
    address,
    pid: child.pid ?? 0,
    setUpCode: /set-up code (\S+)/.exec(output)?.[1] ?? null,
    dataDir: folder,
    output: () => output,
    stop: async () => {
      const database = databaseProcesses(folder)
      await endProcess(child, () => output)
      await waitForEnd(database)
      if (dataDir === undefined) rmSync(path.dirname(folder), { recursive: true, force: true })
    },
  }
}

/** A new data folder: empty, or a copy of the run's template (shared-apps.ts). */
export function newDataFolder(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'dagesh-')), 'data')
  const template = process.env.DATA_TEMPLATE
  // `cp -a`, because `cpSync` does not preserve the owner.
  if (template !== undefined) execFileSync('cp', ['-a', template, folder])
  return folder
}

/**
 * Excludes the environment of the test runner, which may contain settings of the app. Without a tag
 * no page asks for consent; the tests of consent name one.
 */
export function appEnv(env: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    PORT: '0',
    HOST: '127.0.0.1',
    ANALYTICS_ID: 'none',
    SAMPLES_MAY_LEAVE: 'yes',
    ...env,
  }
}

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    const address = /(?:ready|Development): (http:\S+)/.exec(output())?.[1]
    if (address !== undefined && (await isHealthy(address))) return address
    if (child.exitCode !== null)
      throw new Error(`The app ended with ${child.exitCode} instead of starting:\n${output()}`)
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The app did not start within ${startTimeout / 1000} s:\n${output()}`)
}

async function isHealthy(address: string): Promise<boolean> {
  const response = await fetch(`${address}/healthz`).catch(() => null)
  return response?.ok ?? false
}

async function endProcess(child: ChildProcess, output: () => string): Promise<void> {
  if (child.exitCode !== null)
    throw new Error(`The app had ended before it was stopped, with ${child.exitCode}:\n${output()}`)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const code = await Promise.race([ended, sleep(stopTimeout, 'late' as const, { ref: false })])
  if (code === 0) return
  child.kill('SIGKILL')
  throw new Error(
    code === 'late'
      ? `The app did not stop within ${stopTimeout / 1000} s`
      : `The app stopped with ${code}:\n${output()}`,
  )
}

/** PostgreSQL writes its pid into the data folder. */
function databaseProcesses(folder: string): number[] {
  const files = globSync('**/postmaster.pid', { cwd: folder })
  return files.map((file) => Number(readFileSync(path.join(folder, file), 'utf8').split('\n')[0]))
}

/** The pid of an ended process stays in use until its parent has read its exit status. */
async function waitForEnd(processes: readonly number[]): Promise<void> {
  const deadline = Date.now() + 3_000
  while (processes.some(isRunning)) {
    if (Date.now() > deadline)
      throw new Error(
        `The app ended and left its database running: ${processes.filter(isRunning).join(', ')}`,
      )
    await sleep(50)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
