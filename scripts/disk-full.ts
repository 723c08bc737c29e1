/**
 * Runs the site on a separate disk that becomes full, and measures its responses and the time until
 * it accepts leads again. Needs permission to mount a file system (Linux).
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordMeasurement } from './faults/measurement-file.ts'
import { postLead, observeRefusal, fillApp } from './faults/faulty-disk.ts'
import {
  type BuiltApp,
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
} from './leads/built-app.ts'
import { findLosses, type Posted } from './leads/find-losses.ts'

const megabytes = 250
const maxRecoveryMs = 5_000

function mount(...args: string[]): boolean {
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}

const confirmed: Posted[] = []

async function timeToLead(app: BuiltApp): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < 60_000) {
    if ((await postLead(app, confirmed)) === 201) return Math.round(performance.now() - start)
    await sleep(50)
  }
  return Infinity
}

function fill(file: string): void {
  // Fills the disk. dd exits with an error when nothing more fits.
  const where = [`of=${file}`, 'oflag=append', 'conv=notrunc']
  for (const size of ['1M', '4k'])
    spawnSync('dd', ['if=/dev/zero', ...where, `bs=${size}`], { stdio: 'ignore' })
}

async function measure(disk: string): Promise<void> {
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  chmodSync(disk, 0o711)
  const app = launchBuiltApp({ dataDir, port: await findFreePort() })
  try {
    await waitUntilHealthy(app)
    await fillApp(app, confirmed)
    const filler = join(disk, 'filler')
    writeFileSync(filler, '')
    const full = await observeRefusal(app, { breakDisk: () => fill(filler), confirmed })
    rmSync(filler)
    const afterFull = await timeToLead(app)
    const isAlive = app.child.exitCode === null
    const losses = await findLosses(dataDir, confirmed)
    recordMeasurement('disk-full', {
      figure: `${full.figure}; a lead ${afterFull} ms after there was space; ${confirmed.length} confirmed, ${losses.length} lost`,
      isReached: full.isAsExpected && afterFull <= maxRecoveryMs && losses.length === 0 && isAlive,
      isFull: true,
    })
  } finally {
    if (app.child.exitCode === null) await endApp(app, 'SIGTERM').catch(() => {})
  }
}

const disk = mkdtempSync(join(tmpdir(), 'disk-'))
if (mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'disk-full', disk))
  await measure(disk).finally(() => spawnSync('umount', ['-l', disk]))
else
  recordMeasurement('disk-full', {
    figure: 'not measured',
    isReached: false,
    isFull: false,
    needs: 'permission to mount a file system',
  })
rmSync(disk, { recursive: true, force: true })
