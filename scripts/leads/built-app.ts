import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '#server/package-root.ts'
import { startArguments } from '#tests/support/start-command.ts'

export type BuiltApp = { child: ChildProcess; address: string }

type Options = {
  dataDir: string
  port: number
  nodeFlags?: readonly string[]
  env?: Record<string, string>
}

/**
 * Starts the process of `npm start`, to measure or kill it. It may not accept requests yet when
 * this returns.
 */
export function launchBuiltApp({ dataDir, port, nodeFlags = [], env = {} }: Options): BuiltApp {
  const log = openSync(`${dataDir}.log`, 'a')
  const child = spawn(process.execPath, [...nodeFlags, ...startArguments], {
    cwd: packageRoot,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // All clients share one IP address.
      LEADS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return { child, address: `http://127.0.0.1:${port}` }
}

export async function waitUntilHealthy({ child, address }: BuiltApp) {
  const end = performance.now() + 120_000
  while (performance.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`The app ended with ${child.exitCode} instead of starting`)
    const response = await fetch(`${address}/healthz`).catch(() => null)
    if (response?.ok) return
    await sleep(20)
  }
  throw new Error('The app does not respond')
}

/**
 * Milliseconds, longer than any pause while the app renders its pages after the start
 * (server/http/cache/warm-pages.ts).
 */
const idleWindow = 4_000

/**
 * Processor time in hundredths of a second that the app may use in such a window: at rest it watches
 * PostgreSQL, which takes up to 9 percent of a core on a slow machine; rendering takes over 20.
 */
const idleTicks = 40

/**
 * Waits until the app has rendered its pages after the start, which would distort a measurement.
 */
export async function waitUntilIdle({ child }: BuiltApp): Promise<void> {
  let used = -1
  for (;;) {
    const stat = readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8')
    const ticks = stat.split(') ')[1]?.split(' ') ?? []
    const now = Number(ticks[11]) + Number(ticks[12])
    if (used >= 0 && now - used < idleTicks) return
    used = now
    await sleep(idleWindow)
  }
}

export async function endApp({ child }: BuiltApp, signal: 'SIGTERM' | 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error('The app had already ended')
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = await exit
  if (signal === 'SIGTERM' && code !== 0) throw new Error(`The app stopped with ${code}`)
}

/** A free port. The app uses the same one after each kill, like a service. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
