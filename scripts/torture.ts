/**
 * `npm run torture`: 8 clients post leads while the app is repeatedly killed at random times.
 * Afterwards every confirmed lead must be stored exactly once and complete. `--rounds 300` for more
 * kills, `--short` for five.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getPostmaster } from '#server/db/postmaster.ts'
import { recordMeasurement } from './faults/measurement-file.ts'
import {
  type BuiltApp,
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
} from './leads/built-app.ts'
import { findLosses, type Posted } from './leads/find-losses.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'

const { values: options } = parseArgs({
  options: { short: { type: 'boolean' }, rounds: { type: 'string', default: '100' } },
})
const rounds = options.short ? 5 : Number(options.rounds)
const clients = 8
/**
 * The longest allowed time from a kill to the next stored lead. The short form allows more, for
 * busy test machines.
 */
const maxOutageMs = options.short ? 10_000 : 3_000

type Run = { posted: Posted[]; address: string; lastConfirmedAt: number; isOver: boolean }

/** Posts one lead after another, each retried with the same key until it is confirmed. */
async function postLeads(run: Run) {
  while (!run.isOver) {
    const posted: Posted = { ...newSubmission(), tries: 0, isConfirmed: false }
    run.posted.push(posted)
    while (!posted.isConfirmed) {
      posted.tries += 1
      if (await isStored(run.address, posted)) {
        posted.isConfirmed = true
        run.lastConfirmedAt = performance.now()
      } else await sleep(20)
    }
  }
}

async function isStored(address: string, { key, body }: Posted) {
  try {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const response = await fetch(`${address}${leadEndpoint}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(15_000),
    })
    const text = await response.text()
    if (response.status >= 400 && response.status < 500)
      throw new Error(`A valid lead was refused: ${response.status} ${text}`)
    return response.status === 200 || response.status === 201
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      return false
    throw error
  }
}

/** `outage`: milliseconds from the kill to the next confirmed lead. */
async function killAndRestart({
  app,
  run,
  launch,
  apps,
}: { app: BuiltApp; run: Run } & Omit<Torture, 'dataDir'>) {
  await sleep(20 + Math.random() * 480)
  await endApp(app, 'SIGKILL')
  const killed = performance.now()
  const next = launch()
  apps.push(next)
  while (run.lastConfirmedAt < killed) {
    if (next.child.exitCode !== null) throw new Error('The app did not restart')
    if (performance.now() - killed > 60_000) throw new Error('No lead was stored for a minute')
    await sleep(2)
  }
  return { next, outage: run.lastConfirmedAt - killed }
}

async function torture(folder: string) {
  const dataDir = join(folder, 'data')
  const port = await findFreePort()
  const launch = () => launchBuiltApp({ dataDir, port })
  const apps = [launch()]
  try {
    return await killRepeatedly({ apps, dataDir, launch })
  } finally {
    apps.at(-1)?.child.kill()
  }
}

type Torture = { apps: BuiltApp[]; dataDir: string; launch: () => BuiltApp }

async function killRepeatedly({ apps, dataDir, launch }: Torture) {
  const [first] = apps
  if (!first) throw new Error('There is no app to kill')
  await waitUntilHealthy(first)
  const server = getPostmaster(join(dataDir, 'postgres'))?.pid
  const run: Run = { posted: [], address: first.address, lastConfirmedAt: 0, isOver: false }
  const posting = Promise.all(Array.from({ length: clients }, () => postLeads(run)))
  const outages: number[] = []
  let adoptions = 0
  for (let app = first; outages.length < rounds;) {
    const { next, outage } = await Promise.race([
      killAndRestart({ app, run, launch, apps }),
      posting.then(failEarlyEnd),
    ])
    app = next
    outages.push(outage)
    if (getPostmaster(join(dataDir, 'postgres'))?.pid === server) adoptions += 1
  }
  run.isOver = true
  await posting
  const losses = await findLosses(dataDir, run.posted)
  await endApp(apps.at(-1) ?? first, 'SIGTERM')
  return {
    posted: run.posted,
    outages,
    adoptions,
    losses,
    isStopped: getPostmaster(join(dataDir, 'postgres')) === null,
  }
}

function failEarlyEnd(): never {
  throw new Error('The clients ended before the rounds did')
}

function report({
  posted,
  outages,
  adoptions,
  losses,
  isStopped,
}: Awaited<ReturnType<typeof torture>>) {
  const sorted = outages.toSorted((one, other) => one - other)
  const retried = posted.filter(({ tries }) => tries > 1)
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const problems = [
    ...losses,
    ...(adoptions < rounds ? [`the database was restarted in ${rounds - adoptions} rounds`] : []),
    ...(longest > maxOutageMs
      ? [
          `no lead was stored for ${Math.round(longest)} ms after a kill, ${maxOutageMs} are allowed`,
        ]
      : []),
    ...(isStopped ? [] : ['the database still runs after the app was stopped']),
  ]
  console.log(
    `kills ${rounds}, leads confirmed ${posted.length}, of them after a retry ${retried.length}`,
  )
  console.log(
    `from a kill to the next lead: median ${Math.round(median)} ms, longest ${Math.round(longest)} ms`,
  )
  console.log(`database adopted in ${adoptions} of ${rounds} rounds`)
  for (const problem of problems) console.log(`FAILED: ${problem}`)
  if (problems.length === 0) console.log('no confirmed lead is lost, stored twice or incomplete')
  recordMeasurement('torture', {
    figure: `${rounds} kills, ${posted.length} leads confirmed, ${losses.length} lost, duplicated or incomplete; longest outage ${Math.round(longest)} ms`,
    isReached: problems.length === 0,
    isFull: rounds >= 300 && posted.length >= 3_000,
  })
  return problems.length === 0
}

const folder = mkdtempSync(join(tmpdir(), 'torture-'))
chmodSync(folder, 0o711)
const isPassed = report(await torture(folder))
if (isPassed) rmSync(folder, { recursive: true, force: true })
else console.log(`data and log: ${folder}`)
process.exitCode = isPassed ? 0 : 1
