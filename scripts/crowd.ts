/**
 * Simulates 10,000 visitors in a minute, each with a connection that stays open: they load the home
 * page and its files, and every 33rd sends a lead. Also measures other visitors while 1,000 clients
 * send one byte a second. The visitors run on the same machine. `--visitors 10000 --seconds 60`
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { recordMeasurement } from './faults/measurement-file.ts'
import { endApp, findFreePort, launchBuiltApp, waitUntilHealthy } from './leads/built-app.ts'
import { findLosses, type Posted } from './leads/find-losses.ts'

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
  },
})
const visitors = Number(values.visitors)
const seconds = Number(values.seconds)
const limits = { pageMs: 500, leadMs: 1_000, mb: 512, maxRatio: 2, minMs: 20 }

type RequestOptions = { port: number; agent?: Agent; path: string; lead?: Posted }

/** Sends a request and resolves with its status and text. */
function sendRequest({
  port,
  agent,
  path,
  lead,
}: RequestOptions): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = lead
      ? { 'Content-Type': 'application/json', 'Idempotency-Key': lead.key }
      : { 'Accept-Encoding': 'identity' }
    const method = lead ? 'POST' : 'GET'
    const call = request({ host: '127.0.0.1', port, agent, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    call.once('error', reject)
    call.end(lead?.body)
  })
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  times.push(performance.now() - start)
  return result
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1))
}

function memoryOf(pid = 0): number {
  return Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  )
}

type Crowd = {
  pages: number[]
  leads: number[]
  posted: Posted[]
  failures: string[]
  mb: number
  open: number
}

/**
 * One visitor: loads the page and up to twelve of its files, may send a lead, and keeps the
 * connection open.
 */
async function visit(
  port: number,
  at: number,
  crowd: Crowd,
  files: readonly string[],
): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const recordStatus = (path: string, status: number) => {
    if (status >= 400) crowd.failures.push(`${status} ${path}`)
  }
  try {
    const page = await timed(crowd.pages, () => sendRequest({ port, agent, path: '/he/' }))
    recordStatus('/he/', page.status)
    for (const path of files) recordStatus(path, (await sendRequest({ port, agent, path })).status)
    if (at % 33 === 0) {
      const lead: Posted = { ...newSubmission(), tries: 1, isConfirmed: true }
      const { status } = await timed(crowd.leads, () =>
        sendRequest({ port, agent, path: leadEndpoint, lead }),
      )
      recordStatus(leadEndpoint, status)
      if (status === 201) crowd.posted.push(lead)
    }
  } catch (error) {
    crowd.failures.push(String(error))
  }
  return agent
}

async function runCrowd(port: number, pid: number | undefined): Promise<Crowd> {
  const { text } = await sendRequest({ port, path: '/he/' })
  const files = [
    ...new Set(
      text.match(/\/(?:assets|fonts|pictures)\/[\w./-]+\.(?:css|js|woff2|svg|avif|webp|jpg)/g),
    ),
  ].slice(0, 12)
  const crowd: Crowd = { pages: [], leads: [], posted: [], failures: [], mb: 0, open: 0 }
  const watch = setInterval(() => (crowd.mb = Math.max(crowd.mb, memoryOf(pid))), 500)
  const start = performance.now()
  const visits: Promise<Agent>[] = []
  while (visits.length < visitors) {
    const due = Math.min(visitors, ((performance.now() - start) / 1_000 / seconds) * visitors)
    while (visits.length < due) visits.push(visit(port, visits.length, crowd, files))
    await sleep(5)
  }
  const agents = await Promise.all(visits)
  clearInterval(watch)
  crowd.open = agents.filter(({ freeSockets }) => Object.keys(freeSockets).length > 0).length
  for (const agent of agents) agent.destroy()
  return crowd
}

async function visitQuietly(port: number): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 200; count += 1) {
    await timed(times, () => sendRequest({ port, path: '/he/about' }))
    await sleep(25)
  }
  return p99(times)
}

/** Keeps 1,000 connections open that send a byte a second. Replaces each one that is closed. */
function startSlowClients(port: number): () => void {
  let isOver = false
  const sockets = new Set<Socket>()
  const open = () => {
    const socket = createConnection({ host: '127.0.0.1', port })
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('connect', () => socket.write('GET /he/ HTTP/1.1\r\nX: '))
    socket.on('close', () => {
      sockets.delete(socket)
      if (!isOver) open()
    })
  }
  for (let count = 0; count < 1_000; count += 1) open()
  const drip = setInterval(
    () => sockets.forEach((socket) => socket.writable && socket.write('a')),
    1_000,
  )
  return () => {
    isOver = true
    clearInterval(drip)
    for (const socket of sockets) socket.destroy()
  }
}

async function measure(dataDir: string): Promise<void> {
  const port = await findFreePort()
  const app = launchBuiltApp({ dataDir, port })
  try {
    await waitUntilHealthy(app)
    for (let warm = 0; warm < 200; warm += 1) await sendRequest({ port, path: '/he/about' })
    const quiet = await visitQuietly(port)
    const stop = startSlowClients(port)
    await sleep(2_000)
    const slow = await visitQuietly(port)
    stop()
    const crowd = await runCrowd(port, app.child.pid)
    const losses = await findLosses(dataDir, crowd.posted)
    const [pageMs, leadMs] = [p99(crowd.pages), p99(crowd.leads)]
    console.log(crowd.failures.slice(0, 5).join('\n'))
    recordMeasurement('crowd', {
      figure: `${visitors} visitors in ${seconds} s, ${crowd.open} connections open at the end: ${crowd.failures.length} failures, ${crowd.posted.length} leads, ${losses.length} lost, p99 of pages ${pageMs} ms, of leads ${leadMs} ms, ${crowd.mb} MB; with 1,000 slow clients p99 ${slow} ms, without ${quiet} ms`,
      isReached:
        crowd.failures.length === 0 &&
        losses.length === 0 &&
        crowd.posted.length > 0 &&
        pageMs <= limits.pageMs &&
        leadMs <= limits.leadMs &&
        crowd.mb <= limits.mb &&
        slow <= Math.max(limits.minMs, limits.maxRatio * quiet),
      isFull: visitors >= 10_000 && seconds <= 60,
    })
  } finally {
    if (app.child.exitCode === null) await endApp(app, 'SIGTERM')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'crowd-'))
chmodSync(folder, 0o711)
await measure(join(folder, 'data')).finally(() => rmSync(folder, { recursive: true, force: true }))
