/**
 * Part of `npm run bench`: measures how many leads per second the built app stores for 16
 * keep-alive clients, compared with plain INSERTs of the same row through `pg` on 16 connections,
 * alternating on the same PostgreSQL. `--seconds 5 --turns 3` by default.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { getPostmaster } from '#server/db/postmaster.ts'
import {
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
  waitUntilIdle,
} from './leads/built-app.ts'
import { openHttpConnection } from './leads/http-connection.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { visitorAddress } from '#tests/support/visitor-address.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    turns: { type: 'string', default: '3' },
    /** Passed to the app's Node process, for example --flag=--cpu-prof. */
    flag: { type: 'string', multiple: true, default: [] },
  },
})
const seconds = Number(options.seconds)
const clients = 16
/** The lowest allowed ratio of lead posts to plain INSERTs. */
const goal = 0.6

type Worker = () => Promise<void>
type Sample = { perSecond: number; p50: number; p99: number }

/** Runs all workers concurrently. Each makes one call after another. */
async function measure(workers: readonly Worker[], duration = seconds): Promise<Sample> {
  const times: number[] = []
  const start = performance.now()
  const end = start + duration * 1_000
  await Promise.all(
    workers.map(async (work) => {
      for (let before = performance.now(); before < end;) {
        await work()
        const after = performance.now()
        times.push(after - before)
        before = after
      }
    }),
  )
  const perSecond = (times.length / (performance.now() - start)) * 1_000
  times.sort((one, other) => one - other)
  return {
    perSecond,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

async function openLeadWorkers(port: number) {
  const connections = await Promise.all(
    Array.from({ length: clients }, (_, at) =>
      openHttpConnection({ port, path: leadEndpoint, from: visitorAddress(at) }),
    ),
  )
  const workers = connections.map((connection) => async () => {
    const { key, body } = newSubmission()
    const status = await connection.post(body, key)
    if (status !== 200 && status !== 201) throw new Error(`The app returned ${status}`)
  })
  return { workers, close: () => connections.forEach((connection) => connection.close()) }
}

/** Inserts a row that the app stored, with a new id each time. */
async function insertWorkers(pool: Pool) {
  const { rows } = await pool.query<Record<string, unknown>>('select * from leads limit 1')
  const row = rows[0]
  if (!row) throw new Error('The app stored no lead')
  const { rows: columns } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = 'leads'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
  )
  const names = columns.map(({ name }) => name)
  const placeholders = names.map((_, index) => `$${index + 1}`)
  const text = `insert into leads (${names.join(', ')}) values (${placeholders.join(', ')})`
  const idAt = names.indexOf('id')
  const insert = (name?: string) => async () => {
    const values = names.map((each) => row[each]).with(idAt, randomUUID())
    await pool.query(name === undefined ? { text, values } : { name, text, values })
  }
  const many = (worker: Worker) => Array.from({ length: clients }, () => worker)
  return { plain: many(insert()), prepared: many(insert('insert-lead')) }
}

/**
 * Deletes waiting emails, because sending them takes longer than the leads and would slow down the
 * next turn.
 */
async function dropEmails(pool: Pool) {
  for (let left = -1; left !== 0; await sleep(200)) {
    const { rowCount } = await pool.query(`delete from emails where status = 'waiting'`)
    left = rowCount ?? 0
  }
}

type Kind = 'lead POST' | 'INSERT' | 'INSERT, prepared'

async function takeTurns({ pool, port }: { pool: Pool; port: number }) {
  const samples: Record<Kind, Sample[]> = { 'lead POST': [], INSERT: [], 'INSERT, prepared': [] }
  const leads = await openLeadWorkers(port)
  await Promise.all(leads.workers.map((work) => work()))
  const inserts = await insertWorkers(pool)
  // Warm-up. The first seconds do not count, because code is being compiled.
  for (const workers of [leads.workers, inserts.plain, inserts.prepared]) await measure(workers, 2)
  await dropEmails(pool)
  for (let turn = 1; turn <= Number(options.turns); turn += 1) {
    samples['lead POST'].push(await measure(leads.workers))
    await dropEmails(pool)
    samples.INSERT.push(await measure(inserts.plain))
    samples['INSERT, prepared'].push(await measure(inserts.prepared))
  }
  leads.close()
  return samples
}

function median(values: readonly number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function report(samples: Record<Kind, Sample[]>) {
  const rows = Object.entries(samples).map(([kind, all]) => ({
    kind,
    'per second': Math.round(median(all.map(({ perSecond }) => perSecond))),
    'p50 ms': Number(median(all.map(({ p50 }) => p50)).toFixed(2)),
    'p99 ms': Number(median(all.map(({ p99 }) => p99)).toFixed(2)),
    turns: all.map(({ perSecond }) => Math.round(perSecond)).join(' '),
  }))
  console.table(rows)
  const [posts = 0, plain = 1, prepared = 1] = rows.map((row) => row['per second'])
  console.log(`lead POST / INSERT = ${(posts / plain).toFixed(2)} (goal ${goal})`)
  console.log(`lead POST / prepared INSERT = ${(posts / prepared).toFixed(2)}`)
}

async function bench(dataDir: string) {
  const port = await findFreePort()
  const app = launchBuiltApp({ dataDir, port, nodeFlags: options.flag })
  await waitUntilHealthy(app)
  await waitUntilIdle(app)
  const host = getPostmaster(join(dataDir, 'postgres'))?.socketFolder ?? ''
  const pool = new Pool({ host, user: 'site', database: 'site', max: clients })
  // The connections may still be open when the app stops the server.
  pool.on('error', () => {})
  try {
    report(await takeTurns({ pool, port }))
  } finally {
    await pool.end()
    await endApp(app, 'SIGTERM')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
chmodSync(folder, 0o711)
await bench(join(folder, 'data')).finally(() => rmSync(folder, { recursive: true, force: true }))
