/**
 * `npm run torture`: 8 clients post leads while the app is repeatedly killed at random times. In
 * some rounds its database is killed, frozen or left with a process that hangs, or its disk is
 * full. Afterwards every confirmed lead must be stored exactly once and complete, and no start may
 * have given up. `--rounds 300` for more kills, `--short` for five, of the app only.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getPostmaster } from '#server/db/postmaster.ts'
import { freezeDatabase, killDatabase, mountDisk, orphanProcess } from './faults/database-faults.ts'
import { recordMeasurement } from './faults/measurement-file.ts'
import {
  type BuiltApp,
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
} from './leads/built-app.ts'
import { findLosses } from './leads/find-losses.ts'
import { postLeads, type Run } from './leads/post-leads.ts'

const { values: options } = parseArgs({
  options: { short: { type: 'boolean' }, rounds: { type: 'string', default: '100' } },
})
const rounds = options.short ? 5 : Number(options.rounds)
const clients = 8
/**
 * The longest allowed time from a kill of the app to the next stored lead. The short form allows
 * more, for busy test machines.
 */
const maxOutageMs = options.short ? 10_000 : 3_000

/** The same for a fault of the database. A frozen one is noticed after 12 seconds. */
const maxFaultMs = 60_000

/** Milliseconds for which the disk is full. */
const fullMs = 3_000

/** The faults of ten rounds. */
const schedule = [
  'app',
  'app and database',
  'app',
  'frozen',
  'app',
  'orphan',
  'app',
  'app and frozen',
  'app and orphan',
  'full disk',
] as const

type Fault = (typeof schedule)[number]

function faultOf(round: number): Fault {
  return options.short ? 'app' : (schedule[round % schedule.length] ?? 'app')
}

type Round = { fault: Fault; outage: number; isAdopted: boolean; gaveUp: number }

type Disk = NonNullable<ReturnType<typeof mountDisk>>

/** Everything that the rounds share. The last app is the one that runs. */
type Torture = { apps: BuiltApp[]; dataDir: string; launch: () => BuiltApp; disk: Disk | null }

/** Does the fault at a random time, and waits for the next lead. */
async function breakAndRecover(fault: Fault, run: Run, torture: Torture): Promise<Round> {
  const { dataDir, disk } = torture
  await sleep(20 + Math.random() * 480)
  const server = serverOf(torture)
  if (fault === 'full disk') disk?.fill()
  if (fault.endsWith('frozen')) freezeDatabase(dataDir)
  if (fault.endsWith('orphan')) orphanProcess(dataDir)
  if (fault === 'app and database') killDatabase(dataDir)
  const broken = performance.now()
  if (fault !== 'frozen' && fault !== 'orphan') {
    await endApp(currentApp(torture), 'SIGKILL')
    torture.apps.push(torture.launch())
  }
  if (fault === 'full disk') {
    await sleep(fullMs)
    disk?.free()
  }
  const isFaultOver = () => !endsServer(fault) || isNew(serverOf(torture), server)
  const gaveUp = await waitForLead({ broken, isFaultOver }, run, torture)
  const isAdopted = serverOf(torture) === server
  return { fault, outage: run.lastConfirmedAt - broken, isAdopted, gaveUp }
}

function serverOf({ dataDir }: Torture): number | undefined {
  return getPostmaster(join(dataDir, 'postgres'))?.pid
}

/**
 * Whether the database is started again because of the fault. What it left may store leads for a
 * moment longer, so a lead alone does not show that the fault is over.
 */
function endsServer(fault: Fault): boolean {
  return fault !== 'app' && fault !== 'full disk'
}

function isNew(server: number | undefined, former: number | undefined): boolean {
  return server !== undefined && server !== former
}

type Broken = { broken: number; isFaultOver: () => boolean }

/**
 * Waits for a lead that was sent after the fault was over. Starts the app again if it ends, and
 * returns how often it did.
 */
async function waitForLead(
  { broken, isFaultOver }: Broken,
  run: Run,
  torture: Torture,
): Promise<number> {
  let gaveUp = 0
  let since = isFaultOver() ? broken : Infinity
  while (run.lastSentAt < since) {
    if (since === Infinity && isFaultOver()) since = performance.now()
    if (currentApp(torture).child.exitCode !== null) {
      gaveUp += 1
      torture.apps.push(torture.launch())
    }
    if (performance.now() - broken > 180_000)
      throw new Error('No lead was stored for three minutes')
    await sleep(2)
  }
  return gaveUp
}

function currentApp({ apps }: Torture): BuiltApp {
  const app = apps.at(-1)
  if (!app) throw new Error('There is no app to kill')
  return app
}

async function torture(folder: string, disk: Disk | null) {
  const dataDir = join(folder, 'data')
  const port = await findFreePort()
  const launch = () => launchBuiltApp({ dataDir, port })
  const torture = { apps: [launch()], dataDir, launch, disk }
  try {
    return await breakRepeatedly(torture)
  } finally {
    currentApp(torture).child.kill()
  }
}

async function breakRepeatedly(torture: Torture) {
  const { dataDir } = torture
  const first = currentApp(torture)
  await waitUntilHealthy(first)
  const run: Run = {
    posted: [],
    address: first.address,
    lastSentAt: 0,
    lastConfirmedAt: 0,
    isOver: false,
  }
  const posting = Promise.all(Array.from({ length: clients }, () => postLeads(run)))
  const done: Round[] = []
  while (done.length < rounds) {
    const fault = faultOf(done.length)
    const round = await Promise.race([
      breakAndRecover(fault, run, torture),
      posting.then(failEarlyEnd),
    ])
    done.push(round)
  }
  run.isOver = true
  await posting
  const losses = await findLosses(dataDir, run.posted)
  await endApp(currentApp(torture), 'SIGTERM')
  return {
    posted: run.posted,
    done,
    losses,
    isStopped: getPostmaster(join(dataDir, 'postgres')) === null,
  }
}

function failEarlyEnd(): never {
  throw new Error('The clients ended before the rounds did')
}

function describeOutages(done: readonly Round[]): { lines: string[]; problems: string[] } {
  const lines: string[] = []
  const problems: string[] = []
  for (const [fault, of] of Map.groupBy(done, (round) => round.fault)) {
    const sorted = of.map(({ outage }) => Math.round(outage)).toSorted((one, other) => one - other)
    const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    lines.push(`${fault}: ${of.length}, median ${median} ms, longest ${longest} ms`)
    const limit = fault === 'app' ? maxOutageMs : maxFaultMs
    if (longest > limit)
      problems.push(`no lead was stored for ${longest} ms after ${fault}, ${limit} are allowed`)
  }
  return { lines, problems }
}

function report(
  { posted, done, losses, isStopped }: Awaited<ReturnType<typeof torture>>,
  canFill: boolean,
) {
  const retried = posted.filter(({ tries }) => tries > 1)
  const { lines, problems: outages } = describeOutages(done)
  const restarted = done.filter(({ fault, isAdopted }) => fault === 'app' && !isAdopted)
  const gaveUp = done.reduce((sum, round) => sum + round.gaveUp, 0)
  const problems = [
    ...losses,
    ...outages,
    ...(restarted.length > 0 ? [`the database was restarted in ${restarted.length} rounds`] : []),
    ...(gaveUp > 0 ? [`${gaveUp} starts gave up`] : []),
    ...(isStopped ? [] : ['the database still runs after the app was stopped']),
  ]
  console.log(
    `faults ${rounds}, leads confirmed ${posted.length}, of them after a retry ${retried.length}`,
  )
  for (const line of lines) console.log(line)
  for (const problem of problems) console.log(`FAILED: ${problem}`)
  if (problems.length === 0) console.log('no confirmed lead is lost, stored twice or incomplete')
  recordMeasurement('torture', {
    figure: `${rounds} kills, freezes, orphans and full disks, ${posted.length} leads confirmed, ${losses.length} lost, duplicated or incomplete, ${gaveUp} starts gave up`,
    isReached: problems.length === 0,
    isFull: rounds >= 300 && posted.length >= 3_000 && canFill,
  })
  return problems.length === 0
}

const folder = mkdtempSync(join(tmpdir(), 'torture-'))
const disk = options.short ? null : mountDisk(folder)
if (!options.short && disk === null)
  console.log('Without permission to mount a file system the disk is never full')
chmodSync(folder, 0o711)
const isPassed = report(await torture(folder, disk), disk !== null)
if (isPassed) {
  disk?.unmount()
  rmSync(folder, { recursive: true, force: true })
} else console.log(`data and log: ${folder}`)
process.exitCode = isPassed ? 0 : 1
