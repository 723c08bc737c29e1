/**
 * The site on a disk of its own that becomes full: what it answers meanwhile, and when it takes leads
 * again. Needs the right to mount a file system (Linux).
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { recordMeasurement } from './faults/measurement-file.ts'
import {
  type BuiltApp,
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
} from './leads/built-app.ts'
import { findLosses, type Posted } from './leads/find-losses.ts'

const megabytes = 250
const longestMs = 5_000

function mount(...args: string[]): boolean {
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}

async function statusOf(app: BuiltApp, path: string): Promise<number> {
  const response = await fetch(app.address + path, { signal: AbortSignal.timeout(20_000) })
  await response.arrayBuffer()
  return response.status
}

const posted: Posted[] = []

async function postLead({ address }: BuiltApp): Promise<number> {
  const lead: Posted = { ...newSubmission(), tries: 1, isConfirmed: false }
  const response = await fetch(address + leadEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': lead.key },
    body: lead.body,
    signal: AbortSignal.timeout(20_000),
  })
  await response.arrayBuffer()
  lead.isConfirmed = response.status === 201
  // What was refused may be asked for again; only what was confirmed has to be there.
  if (lead.isConfirmed) posted.push(lead)
  return response.status
}

type Seen = { lead: number; ready: number; health: number; page: number }

/** Asks until a lead is refused. */
async function seeRefusal(app: BuiltApp, spoil: () => void): Promise<Seen> {
  for (let round = 0; round < 60; round += 1) {
    spoil()
    const lead = await postLead(app)
    if (lead !== 201)
      return {
        lead,
        ready: await statusOf(app, '/readyz'),
        health: await statusOf(app, '/healthz'),
        page: await statusOf(app, '/he/about'),
      }
    await sleep(250)
  }
  throw new Error('No lead was refused')
}

async function timeToLead(app: BuiltApp): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < 60_000) {
    if ((await postLead(app)) === 201) return Math.round(performance.now() - start)
    await sleep(50)
  }
  return Infinity
}

function fill(file: string): void {
  // Until nothing more fits; dd ends with an error then.
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
    for (let count = 0; count < 20; count += 1) await postLead(app)
    await statusOf(app, '/he/about')
    const filler = join(disk, 'filler')
    writeFileSync(filler, '')
    const full = await seeRefusal(app, () => fill(filler))
    rmSync(filler)
    const afterFull = await timeToLead(app)
    const isAlive = app.child.exitCode === null
    const losses = await findLosses(dataDir, posted)
    const { lead, ready, health, page } = full
    recordMeasurement('disk-full', {
      figure: `lead ${lead}, ready ${ready}, health ${health}, page ${page}; a lead ${afterFull} ms after there was space; ${posted.length} confirmed, ${losses.length} lost`,
      isReached:
        lead === 503 &&
        ready === 503 &&
        health === 200 &&
        page === 200 &&
        afterFull <= longestMs &&
        losses.length === 0 &&
        isAlive,
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
    needs: 'the right to mount a file system',
  })
rmSync(disk, { recursive: true, force: true })
