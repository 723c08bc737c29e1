/**
 * `npm run torture`: 8 clients post leads while the app is killed at random moments, again and
 * again. Afterwards every lead that was acknowledged must be there once and whole. `--rounds 300`
 * for more; `--short` for a few.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getPostmaster } from '#server/db/postmaster.ts'
import {
  type BuiltApp,
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
} from './leads/built-app.ts'
import { findLosses, type Posted } from './leads/find-losses.ts'
import { leadPath, newSubmission } from '#tests/support/submission.ts'

const { values: options } = parseArgs({
  options: { short: { type: 'boolean' }, rounds: { type: 'string', default: '100' } },
})
const rounds = options.short ? 5 : Number(options.rounds)
const clients = 8
/**
 * Until the first lead is taken again. A test machine busy with other things gets more than a
 * server.
 */
const patienceMs = options.short ? 10_000 : 3_000

type Run = { posted: Posted[]; address: string; lastTaken: number; isOver: boolean }

/** One visitor after another, each trying with the same key until told that the lead is safe. */
async function postUntilOver(run: Run) {
  while (!run.isOver) {
    const posted: Posted = { ...newSubmission(), tries: 0, isAcknowledged: false }
    run.posted.push(posted)
    while (!posted.isAcknowledged) {
      posted.tries += 1
      if (await isTaken(run.address, posted)) {
        posted.isAcknowledged = true
        run.lastTaken = performance.now()
      } else await sleep(20)
    }
  }
}

async function isTaken(address: string, { key, body }: Posted) {
  try {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch(`${address}${leadPath}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(15_000),
    })
    const text = await answer.text()
    if (answer.status >= 400 && answer.status < 500)
      throw new Error(`A good lead was refused: ${answer.status} ${text}`)
    return answer.status === 200 || answer.status === 201
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      return false
    throw error
  }
}

/** Milliseconds from the kill to the next lead taken. */
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
  while (run.lastTaken < killed) {
    if (next.child.exitCode !== null) throw new Error('The app did not come back')
    if (performance.now() - killed > 60_000) throw new Error('No lead was taken for a minute')
    await sleep(2)
  }
  return { next, outage: run.lastTaken - killed }
}

async function torture(folder: string) {
  const dataDir = join(folder, 'data')
  const port = await findFreePort()
  const launch = () => launchBuiltApp({ dataDir, port })
  const apps = [launch()]
  try {
    return await killOften({ apps, dataDir, launch })
  } finally {
    apps.at(-1)?.child.kill()
  }
}

type Torture = { apps: BuiltApp[]; dataDir: string; launch: () => BuiltApp }

async function killOften({ apps, dataDir, launch }: Torture) {
  const [first] = apps
  if (!first) throw new Error('There is no app to kill')
  await waitUntilHealthy(first)
  const server = getPostmaster(join(dataDir, 'postgres'))?.pid
  const run: Run = { posted: [], address: first.address, lastTaken: 0, isOver: false }
  const posting = Promise.all(Array.from({ length: clients }, () => postUntilOver(run)))
  const outages: number[] = []
  let adopted = 0
  for (let app = first; outages.length < rounds;) {
    const { next, outage } = await Promise.race([
      killAndRestart({ app, run, launch, apps }),
      posting.then(neverEnds),
    ])
    app = next
    outages.push(outage)
    if (getPostmaster(join(dataDir, 'postgres'))?.pid === server) adopted += 1
  }
  run.isOver = true
  await posting
  const losses = await findLosses(dataDir, run.posted)
  await endApp(apps.at(-1) ?? first, 'SIGTERM')
  return {
    posted: run.posted,
    outages,
    adopted,
    losses,
    isStopped: getPostmaster(join(dataDir, 'postgres')) === null,
  }
}

function neverEnds(): never {
  throw new Error('The clients ended before the rounds did')
}

function report({
  posted,
  outages,
  adopted,
  losses,
  isStopped,
}: Awaited<ReturnType<typeof torture>>) {
  const sorted = outages.toSorted((one, other) => one - other)
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const problems = [
    ...losses,
    ...(adopted < rounds ? [`the database was started anew in ${rounds - adopted} rounds`] : []),
    ...(longest > patienceMs
      ? [`no lead was taken for ${Math.round(longest)} ms after a kill, ${patienceMs} are allowed`]
      : []),
    ...(isStopped ? [] : ['the database still runs after the app was stopped']),
  ]
  console.log(
    `kills ${rounds}, leads acknowledged ${posted.length}, of them after a lost or refused answer ${posted.filter(({ tries }) => tries > 1).length}`,
  )
  console.log(
    `from the kill to the next lead: median ${Math.round(median)} ms, longest ${Math.round(longest)} ms`,
  )
  console.log(`database taken over in ${adopted} of ${rounds} rounds`)
  for (const problem of problems) console.log(`FAILED: ${problem}`)
  if (problems.length === 0)
    console.log('nothing acknowledged was lost, nothing is doubled or half there')
  return problems.length === 0
}

const folder = mkdtempSync(join(tmpdir(), 'torture-'))
chmodSync(folder, 0o711)
const isGood = report(await torture(folder))
if (isGood) rmSync(folder, { recursive: true, force: true })
else console.log(`data and log are kept in ${folder}`)
process.exitCode = isGood ? 0 : 1
