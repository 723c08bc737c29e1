import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFingerprint } from './fingerprint.ts'

/** Builds the site if the build is missing or out of date. False if that fails. */
export function buildIfNeeded(root: string): boolean {
  const file = join(root, 'build/fingerprint')
  if (existsSync(file) && readFileSync(file, 'utf8') === sourceFingerprint(root)) return true
  process.stdout.write('Building the site (once)…\n')
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return status === 0
}
