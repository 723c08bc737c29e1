import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'

/** Whether the connection was accepted, and the result of its request. */
type Outcome = { sentAt: number; isAccepted: boolean; isLead: boolean; result: number | string }

type Sent = { address: string; agent: Agent; path: string; lead?: { key: string; body: string } }

function send({ address, agent, path, lead }: Sent): Promise<Outcome> {
  const sentAt = performance.now()
  return new Promise((resolve) => {
    let isAccepted = false
    const headers = lead && {
      'Content-Type': 'application/json',
      'Idempotency-Key': lead.key,
    }
    const end = (result: number | string) =>
      resolve({ sentAt, isAccepted, result, isLead: lead !== undefined })
    const sent = request(address + path, { agent, method: lead ? 'POST' : 'GET', headers })
    sent.once('socket', (socket) => {
      isAccepted = !socket.connecting
      if (socket.connecting) socket.once('connect', () => (isAccepted = true))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
    sent.once('response', (response) => {
      response.resume()
      response.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      response.once('end', () => end(response.statusCode ?? 0))
    })
    sent.end(lead?.body)
  })
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** A connection after one response, and what it receives later. */
async function openUsed(address: string) {
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(address).port) })
  const closed = once(socket, 'close')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', (error) => (received += error.message))
  socket.write(get('/healthz'))
  await expect.poll(() => received).toContain('ok')
  received = ''
  return { socket, closed, received: () => received }
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.status
}

// Proves 11.3.8.
test('an idle connection is answered after the signal with Connection: close, and readiness fails', async () => {
  const app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  const page = await openUsed(app.address)
  const readiness = await openUsed(app.address)
  const stopped = app.stop()
  await expect.poll(() => statusOf(`${app.address}/readyz`)).toBe(503)
  page.socket.write(get('/he/about'))
  readiness.socket.write(get('/readyz'))
  await Promise.all([page.closed, readiness.closed, stopped])
  expect(page.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(readiness.received()).toMatch(/^HTTP\/1\.1 503 /)
  for (const { received } of [page, readiness])
    expect(received()).toMatch(/\r\nconnection: close\r\n/i)
})

// Proves 11.3.8.
test('at 20 requests a second every accepted connection gets its response', async ({ task }) => {
  const app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  const pool = new Agent({ keepAlive: true, maxSockets: 10, scheduling: 'fifo' })
  const fresh = new Agent({ keepAlive: false })
  const outcomes: Promise<Outcome>[] = []
  const ask = (at: number) => {
    const agent = at % 5 === 4 ? fresh : pool
    const path = [leadEndpoint, `/he/blog?q=${at}`, '/he/about', '/he/about'][at % 4] ?? ''
    const lead = at % 4 === 0 ? { lead: newSubmission() } : {}
    outcomes.push(send({ address: app.address, agent, path, ...lead }))
  }
  let at = 0
  const timer = setInterval(() => ask((at += 1)), 50)
  await expect.poll(() => outcomes.length).toBeGreaterThan(40)
  const signalled = performance.now()
  await app.stop()
  const seconds = (performance.now() - signalled) / 1_000
  clearInterval(timer)
  const all = await Promise.all(outcomes)
  const accepted = all.filter(({ isAccepted }) => isAccepted)
  const after = accepted.filter(({ sentAt }) => sentAt > signalled)
  const isDone = ({ result }: Outcome) => result === 200 || result === 201
  // A page for whose render there is no time is answered with 503. A lead is never refused.
  const isAnswered = (outcome: Outcome) =>
    isDone(outcome) || (!outcome.isLead && outcome.result === 503)
  const lost = accepted.filter((outcome) => !isAnswered(outcome))
  expect(lost).toEqual([])
  expect(after.filter(isDone).length).toBeGreaterThan(0)
  task.meta.figure = `${accepted.length} accepted and answered, ${after.length} of them after the signal, ${accepted.filter(isDone).length} with 2xx, over in ${seconds.toFixed(1)} s`
})
