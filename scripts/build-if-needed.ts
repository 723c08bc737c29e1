import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFingerprint } from './fingerprint.ts'

/**
 * Builds the site if the build is missing or out of date. An image has a build and nothing to build
 * from, and serves what it has. False if that fails. A signal to stop
 * ends the build too.
 */
export async function buildIfNeeded(root: string): Promise<boolean> {
  const file = join(root, 'build/fingerprint')
  if (existsSync(file) && readFileSync(file, 'utf8') === sourceFingerprint(root)) return true
  if (existsSync(file) && !existsSync(join(root, 'vite.config.ts'))) return true
  process.stdout.write('Building the site (once)…\n')
  const build = spawn(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const end = (signal: NodeJS.Signals) => build.kill(signal)
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const signal of signals) process.on(signal, end)
  const [status]: unknown[] = await once(build, 'exit')
  for (const signal of signals) process.off(signal, end)
  return status === 0
}
