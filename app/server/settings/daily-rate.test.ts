import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { parseEnv } from '../env.ts'
import { fetchExchangeRate } from '../integrations/exchange-rate.ts'
import { changeRate } from './change-rate.ts'
import { updateFromService, startDailyRate } from './daily-rate.ts'
import { findPrices } from './find-prices.ts'
import { createSettingsCache } from './settings-cache.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

async function startService(answer: RequestListener) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    return answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}/latest?key=secret`, requestCount: () => requests, stop }
}

/** The first check is a timer of no delay; requests that it sent have arrived when ours is answered. */
async function firstCheck(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1))
  const probe = await startService(respondWith('{"rate":3.7}'))
  await fetchExchangeRate(probe.url)
  await probe.stop()
}

function respondWith(body: string, status = 200): RequestListener {
  return (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** A node with its own settings cache and log, on the database of this file. */
async function openNode(url?: string) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const settings = createSettingsCache({ database, log, onChange: () => {} })
  await settings.refresh()
  const env = parseEnv(url === undefined ? {} : { EXCHANGE_RATE_URL: url })
  return { database, settings, log, env, lines }
}

test.each([
  ['{"rate":3.61}', 3.61, null],
  ['{"rate":"3.61"}', 3.61, null],
  ['{"amount":1,"base":"USD","date":"2026-11-20","rates":{"ILS":3.5998}}', 3.5998, '2026-11-20'],
  ['{"rate":3.6,"date":"yesterday"}', 3.6, null],
])('a service that returns %s is understood', async (body, rate, date) => {
  const service = await startService(respondWith(body))
  expect(await fetchExchangeRate(service.url)).toEqual({ rate, date })
  await service.stop()
})

// Proves 5.6.2.
test.each([
  ['nothing', '{"rate":0}', 200],
  ['a negative rate', '{"rate":-3.7}', 200],
  ['far too much', '{"rate":1e9}', 200],
  ['null', '{"rate":null}', 200],
  ['other currencies', '{"rates":{"EUR":4}}', 200],
  ['a list', '{"rate":["3.7"]}', 200],
  ['an empty list', '[]', 200],
  ['null alone', 'null', 200],
  ['a page', '<html>', 200],
  ['an empty answer', '', 200],
  ['an error that looks right', '{"rate":3.61}', 500],
  ['an endless answer', `{"rate":3.61,"pad":"${'x'.repeat(200_000)}"}`, 200],
])('%s is rejected with one log line, and the rate stays', async (_, body, status) => {
  const service = await startService(respondWith(body, status))
  const node = await openNode(service.url)
  const before = findPrices(node)
  expect(await updateFromService(node, { isOwnerRequest: true })).toBe('failed')
  expect(findPrices(node)).toEqual(before)
  expect(node.lines).toHaveLength(1)
  expect(node.lines[0]).not.toContain('secret')
  await service.stop()
})

test('a service that never responds times out', async () => {
  const service = await startService(() => {})
  await expect(fetchExchangeRate(service.url, 100)).rejects.toThrow('timeout')
  await service.stop()
})

// Proves 5.6.2.
test('the rate is fetched once a day, by the first node', async () => {
  const service = await startService(respondWith('{"rate":3.44,"date":"2026-11-20"}'))
  const node = await openNode(service.url)
  const first = startDailyRate(node)
  await expect
    .poll(() => findPrices(node))
    .toMatchObject({ rate: 3.44, rateSource: 'service', rateDate: '2026-11-20' })
  const other = await openNode(service.url)
  const second = startDailyRate(other)
  await firstCheck()
  expect(service.requestCount()).toBe(1)
  first.stop()
  second.stop()
  await service.stop()
})

// Proves 5.6.4.
test('a rate set by the owner stays until the owner switches back to the service', async () => {
  const service = await startService(respondWith('{"rate":3.44}'))
  const node = await openNode(service.url)
  await changeRate(node, { rate: 3.9, source: 'owner', date: null })
  const daily = startDailyRate(node)
  await firstCheck()
  expect(service.requestCount()).toBe(0)
  expect(await updateFromService(node, { isOwnerRequest: false })).toBe('kept')
  expect(findPrices(node)).toMatchObject({ rate: 3.9, rateSource: 'owner' })
  expect(await updateFromService(node, { isOwnerRequest: true })).toBe('taken')
  expect(findPrices(node)).toMatchObject({ rate: 3.44, rateSource: 'service' })
  daily.stop()
  await service.stop()
})

test('without a service address nothing is fetched', async () => {
  const node = await openNode()
  const daily = startDailyRate(node)
  await firstCheck()
  expect(node.lines).toEqual([])
  daily.stop()
})

// Proves 5.6.5.
test('a rate that jumps by more than a tenth is rejected until the owner requests it', async () => {
  const service = await startService(respondWith('{"rate":3.96}'))
  const node = await openNode(service.url)
  await changeRate(node, { rate: 3.6, source: 'service', date: null })
  expect(await updateFromService(node, { isOwnerRequest: false })).toBe('taken')
  await changeRate(node, { rate: 3.59, source: 'service', date: null })
  expect(await updateFromService(node, { isOwnerRequest: false })).toBe('jump')
  expect(findPrices(node).rate).toBe(3.59)
  expect(node.lines.join('')).toContain('exchange-rate-not-taken')
  expect(await updateFromService(node, { isOwnerRequest: true })).toBe('taken')
  expect(findPrices(node).rate).toBe(3.96)
  await service.stop()
})

// Proves 5.6.5.
test('a rate that falls by more than a tenth is rejected too', async () => {
  const service = await startService(respondWith('{"rate":3.2}'))
  const node = await openNode(service.url)
  await changeRate(node, { rate: 3.5, source: 'service', date: null })
  expect(await updateFromService(node, { isOwnerRequest: false })).toBe('taken')
  await changeRate(node, { rate: 3.6, source: 'service', date: null })
  expect(await updateFromService(node, { isOwnerRequest: false })).toBe('jump')
  expect(findPrices(node).rate).toBe(3.6)
  await service.stop()
})

// Proves 5.6.5.
test('a redirect of the service is not followed', async () => {
  const other = await startService(respondWith('{"rate":3.61}'))
  const service = await startService(
    (_, response) => void response.writeHead(302, { location: other.url }).end(),
  )
  await expect(fetchExchangeRate(service.url)).rejects.toThrow('fetch failed')
  expect(other.requestCount()).toBe(0)
  await service.stop()
  await other.stop()
})

// Proves 5.6.2, 12.2.5.
test('a jump is a problem at once, a failing service after two days', async () => {
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const jumping = await startService(respondWith('{"rate":9.96}'))
  const node = await openNode(jumping.url)
  await database.pool.query(`delete from settings where key = 'usd_to_ils_rate_origin'`)
  await changeRate(node, { rate: 3.6, source: 'service', date: null })
  await expireRate(node)
  const first = startDailyRate(node)
  await expect.poll(() => first.problem(new Date())).toBe('jump')
  first.stop()
  await jumping.stop()

  const failing = await startService(respondWith('{}', 500))
  const other = await openNode(failing.url)
  await expireRate(other)
  const second = startDailyRate(other)
  await expect.poll(() => second.problem(hoursFromNow(49))).toBe('stale')
  expect(second.problem(hoursFromNow(47))).toBeNull()
  await changeRate(other, { rate: 3.6, source: 'service', date: null })
  expect(second.problem(hoursFromNow(49))).toBeNull()
  second.stop()
  await failing.stop()
})

/** Makes the stored rate one of yesterday. */
async function expireRate({ settings }: Awaited<ReturnType<typeof openNode>>) {
  await database.pool.query(
    `update settings set value = jsonb_set(value::jsonb, '{askedOn}', '"2026-01-01"')::text
      where key = 'usd_to_ils_rate_origin'`,
  )
  await settings.refresh()
}
