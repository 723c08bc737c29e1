/**
 * Measures the response times of visitors while one client sends expensive requests: a stored page,
 * a page rendered for the visitor, and a lead, in alternating quiet and attacked periods, with the
 * memory of the site's process. The goal is at most twice the quiet time. The attacking client has
 * the lowest processor priority, because it shares the machine. `node scripts/attacks.ts --seconds
 * 10 --rounds 4`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { getPostmaster } from '#server/db/postmaster.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { visitorAddress } from '#tests/support/visitor-address.ts'
import { attackClients } from './attacks/attack-names.ts'
import { type Call, type Caller, openClient } from './attacks/http-client.ts'
import {
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
  waitUntilIdle,
} from './leads/built-app.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
/** The largest allowed ratio of a visitor's time under attack to the quiet time. */
const goal = 2

const kinds = ['stored page', 'rendered page', 'lead'] as const
type Kind = (typeof kinds)[number]

type Times = Record<Kind, number[]>

const noTimes = (): Times => ({ 'stored page': [], 'rendered page': [], lead: [] })

let visitors = 0

/** Simulates visitors one after another, up to 20 a second, each from a different address. */
async function visit(call: Caller, times: Times): Promise<void> {
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const at = (visitors += 1)
    const from = visitorAddress(at)
    const { body, key } = newSubmission()
    const calls: Record<Kind, Call> = {
      'stored page': { path: '/he/about', from },
      'rendered page': { path: `/he/blog?q=${at}`, from },
      lead: { method: 'POST', path: leadEndpoint, from, body, type: 'application/json', key },
    }
    for (const kind of kinds) {
      const start = performance.now()
      const status = await call(calls[kind])
      times[kind].push(performance.now() - start)
      if (status !== 200 && status !== 201) throw new Error(`A visitor got ${status} for ${kind}`)
    }
    await sleep(50)
  }
}

/** Requests 40 quotes and returns their tokens. */
async function requestQuotes(call: Caller, pool: Pool): Promise<string[]> {
  for (let at = 0; at < 40; at += 1) {
    const body = new URLSearchParams({
      name: `דנה כהן ${at}`,
      email: `dana${at}@visitor.example`,
      country_code: 'IL',
      phone: '0505550100',
      basket: 's=website~crm,branding.extended',
    }).toString()
    const type = 'application/x-www-form-urlencoded'
    const path = '/he/package-builder'
    await call({ method: 'POST', path, from: `192.0.2.${at}`, body, type })
  }
  const { rows } = await pool.query<{ token: string }>('select token from quotes')
  return rows.map(({ token }) => token)
}

/** Runs the attacking client and resolves with its summary of response statuses. */
async function runAttacker(args: readonly string[]): Promise<string> {
  const script = join(import.meta.dirname, 'attack-client.ts')
  const child = spawn('nice', ['-n', '19', process.execPath, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return output.trim()
}

/** Alternates between both, so that a slow moment of the machine affects them alike. */
async function takeTurns(call: Caller, attackArgs: readonly string[]) {
  const quiet = noTimes()
  const attacked = noTimes()
  const answers: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    await visit(call, quiet)
    const attacker = runAttacker(attackArgs)
    await visit(call, attacked)
    answers.push(await attacker)
  }
  return { quiet, attacked, answers }
}

function compare(quiet: Times, attacked: Times) {
  return Object.fromEntries(
    kinds.map((kind) => {
      const [before, after] = [p99(quiet[kind]), p99(attacked[kind])]
      return [kind, `${before} → ${after} ms, × ${(after / before).toFixed(1)}`]
    }),
  )
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1))
}

function memoryOf(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

async function measure(dataDir: string): Promise<void> {
  const port = await findFreePort()
  const app = launchBuiltApp({ dataDir, port })
  await waitUntilHealthy(app)
  const pool = new Pool({
    host: getPostmaster(join(dataDir, 'postgres'))?.socketFolder ?? '',
    user: 'site',
    database: 'site',
  })
  pool.on('error', () => {})
  const { call, close } = openClient(port)
  const tokens = await requestQuotes(call, pool)
  for (let at = 0; at < 50; at += 1)
    await call({
      path: ['/he/about', '/he/', `/he/blog?q=${at}`][at % 3] ?? '',
      from: '192.0.2.99',
    })
  await waitUntilIdle(app)
  console.log(`${memoryOf(app.child.pid)} MB after the first pages`)
  const rows = []
  for (const [attack, clients] of Object.entries(attackClients)) {
    const args = [attack, String(port), values.seconds, ...tokens]
    const { quiet, attacked, answers } = await takeTurns(call, args)
    rows.push({
      attack,
      clients,
      ...compare(quiet, attacked),
      'MB after': memoryOf(app.child.pid),
      'last answers': answers.at(-1),
    })
  }
  console.table(rows)
  console.log(`p99 of each kind: quiet, under attack, their ratio (goal ${goal})`)
  close()
  await pool.end()
  await endApp(app, 'SIGTERM')
}

const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
chmodSync(folder, 0o711)
await measure(join(folder, 'data')).finally(() => rmSync(folder, { recursive: true, force: true }))
