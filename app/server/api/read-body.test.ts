import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { allowedMs, slowestPace, type Pace } from './body-pace.ts'
import { readBody } from './read-body.ts'

const megabit = 1_000_000 / 8
const upload = 2_500_000

// Proves 9.2.7.
test.each([
  [0, 15_000],
  [8 * 1024, 16_000],
  [64 * 1024, 23_000],
])('when %i bytes arrived, %i ms may have passed', (bytes, ms) => {
  expect(allowedMs(slowestPace, bytes)).toBe(ms)
})

// Proves 9.2.7.
test('2.5 MB at 1 Mbit/s are never too slow, at any byte', () => {
  for (let bytes = 0; bytes <= upload; bytes += 10_000)
    expect((bytes / megabit) * 1_000).toBeLessThan(allowedMs(slowestPace, bytes))
})

/** Sends pieces to a server that reads at this pace, and never ends. */
async function send(pieces: readonly string[], pace: Pace) {
  const result = Promise.withResolvers<unknown>()
  const server = createServer((incoming: IncomingMessage, response) => {
    readBody(incoming, 1_000_000, pace).then(
      (body) => result.resolve(body.length),
      (error: unknown) => {
        response.writeHead(408).end()
        result.resolve(error)
      },
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const client = request({ port, host: '127.0.0.1', method: 'POST' })
  client.on('error', () => {})
  onTestFinished(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  for (const piece of pieces) {
    client.write(piece)
    await sleep(20)
  }
  return { result: result.promise, client }
}

// Proves 9.2.7.
test('a body that stops arriving is answered 408', async () => {
  const { result, client } = await send(['a'.repeat(100)], { graceMs: 20, bytesPerSecond: 10_000 })
  const [answer] = (await once(client, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(408)
  expect(await result).toMatchObject({ status: 408, code: 'too_slow' })
})

// Proves 9.2.7.
test('each piece gives the next ones time, however long the whole takes', async () => {
  // Together they take longer than the grace.
  const pieces = Array.from({ length: 20 }, () => 'a'.repeat(10_000))
  const { result, client } = await send(pieces, { graceMs: 200, bytesPerSecond: 1 })
  client.end()
  expect(await result).toBe(200_000)
})
