/**
 * Runs several nodes of the built site on one PostgreSQL. Ten start at once on an empty database; then
 * two and three work behind nginx, and one is killed while leads arrive. Afterwards every confirmed
 * lead must be stored once, each email delivered, and a changed rate seen on every node within
 * a second. Needs nginx.
 */
import { drizzle } from 'drizzle-orm/node-postgres'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { pino } from 'pino'
import { startEmbeddedServer } from '#server/db/embedded-server.ts'
import * as schema from '#server/db/schema.ts'
import { createSiteDatabase } from '#server/db/site-roles.ts'
import { smtpConcurrency } from '#server/integrations/smtp-transport.ts'
import { changeSettings } from '#server/settings/setting-store.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { startSmtpStub } from '#tests/support/smtp-stub.ts'
import {
  type BuiltApp,
  endApp,
  findFreePort,
  launchBuiltApp,
  waitUntilHealthy,
} from './leads/built-app.ts'
import { findLosses } from './leads/find-losses.ts'
import { postLeads, type Run } from './leads/post-leads.ts'

const clients = 8

/** Milliseconds of load before and after the kill. */
const loadMs = 8_000

/** What a killed node was sending is sent again, with the same id (decision 0003). */
const kills = 2

/** A page that has amounts in dollars, which follow the rate. */
const pageWithRate = '/en/services/landing-page'

const folder = mkdtempSync(join(tmpdir(), 'nodes-'))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'database')
/** Nodes of one machine share their folder, with its key and its backups. */
const nodeFolder = join(folder, 'nodes')
mkdirSync(nodeFolder)
const log = pino({ level: 'silent' })
let faults = 0

function report(isReached: boolean, line: string): void {
  console.log(`${isReached ? 'reached' : 'NOT reached'}: ${line}`)
  if (!isReached) faults += 1
}

async function startNode(env: Record<string, string>): Promise<BuiltApp> {
  return launchBuiltApp({ dataDir: nodeFolder, port: await findFreePort(), env })
}

function startNodes(count: number, env: Record<string, string>): Promise<BuiltApp[]> {
  return Promise.all(Array.from({ length: count }, () => startNode(env)))
}

/** Starts nodes at the same moment, and returns those that answer. */
async function startTogether(env: Record<string, string>): Promise<BuiltApp[]> {
  const nodes = await startNodes(10, env)
  const ready = await Promise.allSettled(nodes.map(waitUntilHealthy))
  const running = nodes.filter((_, at) => ready[at]?.status === 'fulfilled')
  report(running.length === 10, `of 10 nodes that start at once ${running.length} run`)
  return running
}

/** Kills the last node while leads arrive through nginx, which the other nodes go on storing. */
async function killUnderLoad(nodes: readonly BuiltApp[]): Promise<void> {
  const upstream = nodes.map(({ address }) => `server ${new URL(address).host};`).join(' ')
  const nginx = await startNginx(
    ['site'],
    () => 'location / { proxy_pass http://nodes; proxy_set_header Host $http_host; }',
    `upstream nodes { ${upstream} }`,
  )
  const run: Run = {
    posted: [],
    address: nginx.addresses['site'] ?? '',
    lastSentAt: 0,
    lastConfirmedAt: 0,
    isOver: false,
  }
  try {
    const posting = Promise.all(Array.from({ length: clients }, () => postLeads(run)))
    await sleep(loadMs)
    const victim = nodes.at(-1)
    if (victim) await endApp(victim, 'SIGKILL')
    await sleep(loadMs)
    run.isOver = true
    await posting
  } finally {
    await nginx.stop()
  }
  const losses = await findLosses(dataDir, run.posted)
  const confirmed = run.posted.filter(({ isConfirmed }) => isConfirmed).length
  report(
    losses.length === 0 && confirmed > 0,
    `${nodes.length} nodes, one killed: ${confirmed} leads confirmed; ${losses.join('; ') || 'all stored once, with their notice'}`,
  )
}

/** Changes the rate in the database, as a node does, and waits for the page of each node. */
async function changeRateEverywhere(pool: Pool, nodes: readonly BuiltApp[]): Promise<void> {
  const read = async ({ address }: BuiltApp) => (await fetch(address + pageWithRate)).text()
  const before = await Promise.all(nodes.map(read))
  const start = performance.now()
  await changeSettings({ orm: drizzle(pool, { schema }) }, { usd_to_ils_rate: '2.9' })
  const times = await Promise.all(
    nodes.map(async (node, at) => {
      while ((await read(node)) === before[at] && performance.now() - start < 10_000)
        await sleep(20)
      return performance.now() - start
    }),
  )
  const longest = Math.max(...times)
  report(
    longest < 1_000,
    `a new rate is seen on ${nodes.length} nodes after ${longest.toFixed(0)} ms`,
  )
}

/** Waits until no email is due, and counts those that were delivered more than once. */
async function countDeliveries(pool: Pool, deliveries: readonly { messageId: string }[]) {
  const due = async () => {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from emails where status = 'waiting'`,
    )
    return rows[0]?.due ?? 0
  }
  for (let tries = 0; tries < 600 && (await due()) > 0; tries += 1) await sleep(500)
  const ids = deliveries.map(({ messageId }) => messageId)
  const twice = ids.length - new Set(ids).size
  const waiting = await due()
  report(
    twice <= kills * smtpConcurrency && waiting === 0,
    `${ids.length} emails delivered, ${twice} of them again after a kill, ${waiting} wait`,
  )
}

async function measure(): Promise<void> {
  const server = await startEmbeddedServer({ dataDir, log, settings: { max_connections: '400' } })
  const smtp = await startSmtpStub()
  const { site } = await createSiteDatabase(server.socketFolder)
  const pool = new Pool({ ...site, max: 2 })
  const url = (user: string) =>
    `postgres:///site?${new URLSearchParams({ host: server.socketFolder, user })}`
  const env = {
    DATABASE_URL: url('site'),
    DATABASE_OWNER_URL: url('site_owner'),
    SMTP_URL: smtp.url,
    SAMPLES_MAY_LEAVE: 'yes',
  }
  let nodes: BuiltApp[] = []
  try {
    nodes = await startTogether(env)
    for (const node of nodes.splice(2)) await endApp(node, 'SIGTERM')
    await killUnderLoad(nodes)
    nodes = [...nodes.slice(0, 1), ...(await startNodes(2, env))]
    await Promise.all(nodes.map(waitUntilHealthy))
    await changeRateEverywhere(pool, nodes)
    await killUnderLoad(nodes)
    nodes.pop()
    await countDeliveries(pool, smtp.deliveries)
  } finally {
    for (const node of nodes)
      if (node.child.exitCode === null && node.child.signalCode === null)
        await endApp(node, 'SIGTERM')
    await pool.end()
    await smtp.stop()
    await server.stop()
  }
}

await measure().finally(() => rmSync(folder, { recursive: true, force: true }))
process.exitCode = faults === 0 ? 0 : 1
