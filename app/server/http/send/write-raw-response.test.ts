import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createConnection, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeRawResponse, writeRawResponse } from './write-raw-response.ts'

const body = Buffer.from('<p>שלום</p>')
const headers = ['Content-Type', 'text/html', 'Content-Length', String(body.length)]

function requireRaw(content = body) {
  const raw = makeRawResponse(200, ['Content-Length', String(content.length)], content)
  if (!raw) throw new Error('The body is too long')
  return raw
}

/** A server, and a connection to it that collects what arrives. */
async function connect(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const socket: Socket = createConnection({ port, host: '127.0.0.1' })
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  onTestFinished(() => {
    socket.destroy()
    server.close()
    server.closeAllConnections()
  })
  return { server, socket, text: () => Buffer.concat(received).toString() }
}

function ask(path = '/', version = '1.1', more = ''): string {
  return `GET ${path} HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`
}

test('one connection gets a response to each of its requests, whole and with a date', async () => {
  const raw = makeRawResponse(200, headers, body)
  if (!raw) throw new Error('The body is too long')
  const results: boolean[] = []
  let closed = 0
  const { socket, text } = await connect((_, response) => {
    response.on('close', () => (closed += 1))
    results.push(writeRawResponse(response, raw))
  })
  for (const count of [1, 2, 3]) {
    socket.write(ask())
    await expect.poll(() => text().split('<p>שלום</p>').length - 1).toBe(count)
  }
  expect(results).toEqual([true, true, true])
  expect(text().split('HTTP/1.1 ')[3]).toMatch(
    /^200 OK\r\nContent-Type: text\/html\r\nContent-Length: 15\r\nDate: \w{3}, [^\r]+ GMT\r\n\r\n<p>/,
  )
  await expect.poll(() => closed).toBe(3)
})

test('the date is that of the second in which a response is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const raw = requireRaw()
  const { socket, text } = await connect((_, response) => void writeRawResponse(response, raw))
  const seconds = ['2030-01-01T10:00:00Z', '2030-01-01T10:00:01Z']
  for (const [at, second] of seconds.entries()) {
    vi.setSystemTime(second)
    socket.write(ask())
    await expect.poll(() => text().match(/Date: /g)?.length).toBe(at + 1)
  }
  const dates = [...text().matchAll(/Date: ([^\r]+)/g)].map(([, date]) => date)
  expect(dates).toEqual(['Tue, 01 Jan 2030 10:00:00 GMT', 'Tue, 01 Jan 2030 10:00:01 GMT'])
})

test('a response waits for the one before it on the same connection', async () => {
  const raw = requireRaw()
  const { socket, text } = await connect((request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end('slow'), 100)
    else if (!writeRawResponse(response, raw)) response.end('later')
  })
  socket.write(ask('/slow') + ask() + ask())
  await expect.poll(() => text().match(/later/g)?.length).toBe(2)
  expect(text().indexOf('slow')).toBeLessThan(text().indexOf('later'))
})

test.each([
  ['1.1', 'Connection: close\r\n'],
  ['1.0', ''],
  ['1.0', 'Connection: keep-alive\r\n'],
])('HTTP/%s with %j is left to node:http', async (version, more) => {
  const raw = requireRaw()
  const { socket, text } = await connect((_, response) => {
    if (!writeRawResponse(response, raw)) response.end('by node:http')
  })
  socket.write(ask('/', version, more))
  await expect.poll(text).toContain('by node:http')
})

test('a header that was set before is not lost', async () => {
  const raw = requireRaw()
  const { socket, text } = await connect((_, response) => {
    response.setHeader('Retry-After', '3')
    if (!writeRawResponse(response, raw)) response.end('by node:http')
  })
  socket.write(ask())
  await expect.poll(text).toContain('Retry-After: 3')
})

test.each([
  ['X-Name', 'a\r\nSet-Cookie: b'],
  ['X Name', 'a'],
])('the header %j: %j is refused', (name, value) => {
  expect(() => makeRawResponse(200, [name, value], body)).toThrow(TypeError)
})

test('a body of more than 64 KB is not copied for each second', () => {
  expect(makeRawResponse(200, [], Buffer.alloc(64 * 1024))).not.toBeNull()
  expect(makeRawResponse(200, [], Buffer.alloc(64 * 1024 + 1))).toBeNull()
})
