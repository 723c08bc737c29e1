import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createConnection, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeBlock, writeAtOnce } from './write-at-once.ts'

const body = Buffer.from('<p>שלום</p>')
const headers = ['Content-Type', 'text/html', 'Content-Length', String(body.length)]

function requireBlock(content = body) {
  const block = makeBlock(200, ['Content-Length', String(content.length)], content)
  if (!block) throw new Error('The body is too long')
  return block
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
  const block = makeBlock(200, headers, body)
  if (!block) throw new Error('The body is too long')
  const results: boolean[] = []
  let closed = 0
  const { socket, text } = await connect((_, response) => {
    response.on('close', () => (closed += 1))
    results.push(writeAtOnce(response, block))
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
  const block = requireBlock()
  const { socket, text } = await connect((_, response) => void writeAtOnce(response, block))
  const dates = () =>
    [...text().matchAll(/Date: ([^\r]+)/g)].map(([, date = '']) => Date.parse(date))
  socket.write(ask())
  await expect.poll(() => dates().length).toBe(1)
  await sleep(1_100)
  socket.write(ask())
  await expect.poll(() => dates().length).toBe(2)
  const [first = 0, second = 0] = dates()
  expect(second).toBeGreaterThan(first)
  expect(Math.abs(second - Date.now())).toBeLessThan(5_000)
})

test('a response waits for the one before it on the same connection', async () => {
  const block = requireBlock()
  const { socket, text } = await connect((request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end('slow'), 100)
    else if (!writeAtOnce(response, block)) response.end('later')
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
  const block = requireBlock()
  const { socket, text } = await connect((_, response) => {
    if (!writeAtOnce(response, block)) response.end('by node:http')
  })
  socket.write(ask('/', version, more))
  await expect.poll(text).toContain('by node:http')
})

test('a header that was set before is not lost', async () => {
  const block = requireBlock()
  const { socket, text } = await connect((_, response) => {
    response.setHeader('Retry-After', '3')
    if (!writeAtOnce(response, block)) response.end('by node:http')
  })
  socket.write(ask())
  await expect.poll(text).toContain('Retry-After: 3')
})

test('for a client that does not read, no more responses pile up in memory', async () => {
  const block = requireBlock(Buffer.alloc(60_000, 'a'))
  let answered = 0
  let queued = 0
  const { socket } = await connect((request, response) => {
    answered += 1
    if (!writeAtOnce(response, block)) response.end(block.body)
    queued = Math.max(queued, request.socket.writableLength)
  })
  socket.pause()
  const asked = 2_000
  socket.write(ask().repeat(asked))
  await sleep(500)
  expect(answered).toBeLessThan(asked)
  expect(queued).toBeLessThan(1_000_000)
  socket.resume()
  await expect.poll(() => answered).toBe(asked)
})

test.each([
  ['X-Name', 'a\r\nSet-Cookie: b'],
  ['X Name', 'a'],
])('the header %j: %j is refused', (name, value) => {
  expect(() => makeBlock(200, [name, value], body)).toThrow(TypeError)
})

test('a body of more than 64 KB is not copied for each second', () => {
  expect(makeBlock(200, [], Buffer.alloc(64 * 1024))).not.toBeNull()
  expect(makeBlock(200, [], Buffer.alloc(64 * 1024 + 1))).toBeNull()
})
