/**
 * Runs the site on a file system that becomes read-only while its files are open, as ext4 does
 * after a disk error, and checks its responses and the data after a repair. Needs permission to
 * mount ext4 on a loop device (Linux).
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { recordMeasurement } from './faults/measurement-file.ts'
import { observeRefusal, fillApp } from './faults/faulty-disk.ts'
import {
  type BuiltApp,
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
} from './leads/built-app.ts'
import { findLosses, type Posted } from './leads/find-losses.ts'

const megabytes = 400

function run(command: string, ...args: string[]): { status: number; output: string } {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return { status: status ?? 127, output: stdout ?? '' }
}

const folder = mkdtempSync(join(tmpdir(), 'read-only-'))
chmodSync(folder, 0o711)
const image = join(folder, 'image')
const disk = join(folder, 'disk')
mkdirSync(disk)

function mount(): boolean {
  return run('mount', '-o', 'loop,errors=remount-ro', image, disk).status === 0
}

/** Uses the kernel's test interface, which simulates a file system error. */
function turnReadOnly(): void {
  const device = run('findmnt', '--noheadings', '--output', 'SOURCE', disk).output.trim()
  if (!device.startsWith('/dev/loop')) throw new Error(`${disk} is not on a loop device`)
  writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1')
}

async function start(dataDir: string): Promise<BuiltApp> {
  const app = launchBuiltApp({ dataDir, port: await findFreePort() })
  await waitUntilHealthy(app)
  return app
}

async function stop(app: BuiltApp): Promise<void> {
  if (app.child.exitCode === null) await endApp(app, 'SIGTERM').catch(() => {})
}

async function measure(): Promise<void> {
  chmodSync(disk, 0o711)
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  const confirmed: Posted[] = []
  const app = await start(dataDir)
  let isTurned = false
  const breakDisk = () => {
    if (!isTurned) turnReadOnly()
    isTurned = true
  }
  const observed = await fillApp(app, confirmed)
    .then(() => observeRefusal(app, { breakDisk, confirmed }))
    .finally(() => stop(app))
  // Status 1 means that faults were found and corrected.
  const isRepaired =
    run('umount', disk).status === 0 && run('e2fsck', '-fy', image).status <= 1 && mount()
  if (!isRepaired) throw new Error('The file system could not be repaired')
  const repaired = await start(dataDir)
  const losses = await findLosses(dataDir, confirmed).finally(() => stop(repaired))
  recordMeasurement('disk-read-only', {
    figure: `${observed.figure}; after a repair ${confirmed.length} confirmed, ${losses.length} lost`,
    isReached: observed.isAsExpected && losses.length === 0,
    isFull: true,
  })
}

writeFileSync(image, '')
truncateSync(image, megabytes * 1024 * 1024)
if (run('mkfs.ext4', '-q', image).status === 0 && mount())
  await measure().finally(() => run('umount', '-l', disk))
else
  recordMeasurement('disk-read-only', {
    figure: 'not measured',
    isReached: false,
    isFull: false,
    needs: 'permission to mount ext4 on a loop device',
  })
rmSync(folder, { recursive: true, force: true })
