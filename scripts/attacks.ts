/**
 * What visitors feel while a stranger asks for dear work: a stored page, a page that is rendered for
 * them, and a lead, quiet and under each attack, with the memory of the site's process.
 * `node scripts/attacks.ts --seconds 8`
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { sellableIds } from '#catalog/sellables.ts'
import { getPostmaster } from '#server/db/postmaster.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { endApp, findFreePort, launchBuiltApp, waitUntilHealthy } from './leads/built-app.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })
const seconds = Number(values.seconds)

type Call = {
  method?: 'GET' | 'POST'
  path: string
  /** Who asks, as a proxy of this machine says. */
  from: string
  body?: string
  type?: string
  key?: string
}

function openClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call = ({ method = 'GET', path, from, body, type, key }: Call): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        'X-Forwarded-For': from,
        'Accept-Encoding': 'br',
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      }
      const sent = request(
        { port, host: '127.0.0.1', agent, method, path, headers },
        (response) => {
          response.resume()
          response.once('end', () => resolve(response.statusCode ?? 0))
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}

type Caller = ReturnType<typeof openClient>['call']
type Kind = 'stored page' | 'rendered page' | 'lead'

/** One visitor after another, each from an address of its own, 20 a second. */
async function visit(call: Caller, until: number): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { 'stored page': [], 'rendered page': [], lead: [] }
  let at = 0
  while (performance.now() < until) {
    at += 1
    const from = `198.51.${100 + (at >> 8)}.${at & 255}`
    const { body, key } = newSubmission()
    const calls: Record<Kind, Call> = {
      'stored page': { path: '/he/about', from },
      'rendered page': { path: `/he/blog?q=${at}`, from },
      lead: { method: 'POST', path: leadEndpoint, from, body, type: 'application/json', key },
    }
    for (const kind of ['stored page', 'rendered page', 'lead'] as const) {
      const start = performance.now()
      const status = await call(calls[kind])
      times[kind].push(performance.now() - start)
      if (status !== 200 && status !== 201) throw new Error(`A visitor got ${status} for ${kind}`)
    }
    await sleep(50)
  }
  return times
}

const stranger = '203.0.113.66'

/** A package that nobody asked for before. */
function packageOf(round: number): string {
  const services = sellableIds.filter((_, at) => ((round >> at) & 1) === 1)
  return `s=${services.map((id) => `${id}:${round % 24}`).join(',')}&c=x${round}`
}

const attacks = {
  quiet: null,
  '16 on the package builder': {
    clients: 16,
    path: (n: number) => `/he/package-builder?${packageOf(n)}`,
  },
  '16 on unknown cards': { clients: 16, path: (n: number) => `/he/v/nobody-${n}` },
  '8 on the PDFs of 40 quotes': {
    clients: 8,
    path: (n: number, tokens: readonly string[]) =>
      `/${n % 2 ? 'he' : 'en'}/quote/${tokens[n % tokens.length]}/pdf`,
  },
}

/** Quotes that visitors asked for. */
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
  const atRest = memoryOf(app.child.pid)
  const rows = []
  for (const [name, attack] of Object.entries(attacks)) {
    const end = performance.now() + seconds * 1_000
    const statuses = new Map<number, number>()
    let round = 0
    const attackers = Array.from({ length: attack?.clients ?? 0 }, async () => {
      while (attack && performance.now() < end) {
        round += 1
        const status = await call({ path: attack.path(round, tokens), from: stranger })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })
    const times = await visit(call, end)
    await Promise.all(attackers)
    rows.push({
      attack: name,
      ...Object.fromEntries(
        Object.entries(times).map(([kind, all]) => [`${kind}, p99 ms`, p99(all)]),
      ),
      'MB after': memoryOf(app.child.pid),
      answers: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    })
  }
  console.log(`${atRest} MB after the first pages`)
  console.table(rows)
  close()
  await pool.end()
  await endApp(app, 'SIGTERM')
}

const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
chmodSync(folder, 0o711)
await measure(join(folder, 'data')).finally(() => rmSync(folder, { recursive: true, force: true }))
