import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { sharedSite, type SharedSite } from '#tests/support/shared-site.ts'

/** More bytes than the socket buffers of both ends. */
const films = 'GET /pictures/film/intro-he.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200)

async function connect({ address }: SharedSite, sent = ''): Promise<Socket> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(address).port) })
  // Errors are expected, because the server closes these connections.
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (sent !== '') socket.write(sent)
  return socket
}

// Proves 11.3.3.
test('a client that sends nothing is disconnected after ten seconds, one that reads nothing after twenty', async () => {
  const app = sharedSite()
  const reader = (await connect(app, films)).pause()
  const silent = (await connect(app)).resume()
  const started = performance.now()
  // Node would close it after a minute, which the limit of the test does not allow.
  await once(silent, 'close')
  await sleep(started + 24_000 - performance.now())
  const isCut = once(reader, 'close').then(() => true)
  reader.resume()
  expect(await Promise.race([isCut, sleep(5_000, false)])).toBe(true)
}, 50_000)

// Proves 11.3.3.
test('a stop does not wait for clients that hold connections', async () => {
  const app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  const half = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Le'
  const clients = await Promise.all([connect(app), connect(app, half), connect(app, films)])
  // Answered after the connections before it were accepted.
  await fetch(`${app.address}/healthz`)
  // About two seconds on a quiet machine. Throws after twenty.
  await app.stop()
  for (const client of clients) client.destroy()
})
