import { request } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardCountPath } from '#domain/business-card/card-taps.ts'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import {
  leadEndpoint,
  leadPayload,
  postLead,
  type LeadResponse,
} from '#tests/support/lead-payload.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { emails } from '../db/email-schema.ts'
import { leads } from '../db/schema.ts'
import { bodyLimit } from './read-body.ts'

let database: TestDatabase
let site: ApiServer

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startApiServer({ database })
})

afterAll(async () => {
  await site.stop()
  await database.stop()
})

async function countRows() {
  const counts = await Promise.all(
    [leads, emails].map((table) => database.orm.select({ rows: count() }).from(table)),
  )
  return counts.map(([row]) => row?.rows)
}

const json = { 'Content-Type': 'application/json' }

/** JSON of exactly `bytes` bytes. */
function paddedLead(bytes: number): string {
  const body = JSON.stringify(leadPayload())
  return `${body.slice(0, -1)},"padding":"${'x'.repeat(bytes - Buffer.byteLength(body) - 13)}"}`
}

// Proves 9.2.1.
test.each([
  [64 * 1024 - 1, 201],
  [64 * 1024, 201],
  [64 * 1024 + 1, 413],
])('a body of %i bytes gets %i', async (bytes, status) => {
  const body = paddedLead(bytes)
  expect(Buffer.byteLength(body)).toBe(bytes)
  expect((await postLead(site.address, body)).status).toBe(status)
})

function postChunks(
  chunks: readonly (string | Buffer)[],
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${site.address}${leadEndpoint}`,
      { method: 'POST', headers },
      (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      },
    )
    call.on('error', reject)
    for (const chunk of chunks) call.write(chunk)
    call.end()
  })
}

test('a chunked body counts against the limit', async () => {
  const body = paddedLead(bodyLimit + 1)
  const halves = [body.slice(0, 30_000), body.slice(30_000)]
  expect((await postChunks(halves, { ...json, 'Transfer-Encoding': 'chunked' })).status).toBe(413)
})

test('a chunked body of 100 MB is refused early, without being stored or read', async () => {
  let chunks = 1_600
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { ...json, 'Transfer-Encoding': 'chunked' }
    const call = request(`${site.address}${leadEndpoint}`, { method: 'POST', headers }, (reply) => {
      resolve(reply.statusCode ?? 0)
      reply.resume()
    })
    call.on('error', reject)
    const chunk = Buffer.alloc(64 * 1024, 32)
    const write = () => {
      while (chunks > 0 && call.writable) {
        chunks -= 1
        if (!call.write(chunk)) return void call.once('drain', write)
      }
    }
    write()
  })
  expect(status).toBe(413)
  expect(chunks).toBeGreaterThan(800)
})

test.each([
  ['gzip', gzipSync(JSON.stringify(leadPayload()))],
  ['gzip', gzipSync(Buffer.alloc(50_000_000, 32))],
  ['br', Buffer.from('x')],
  ['identity, gzip', Buffer.from('x')],
])('a body encoded as %s is not decompressed', async (encoding, body) => {
  const before = await countRows()
  expect((await postChunks([body], { ...json, 'Content-Encoding': encoding })).status).toBe(415)
  expect(await countRows()).toEqual(before)
})

/**
 * Sends the bytes of `text` unchanged; resolves with everything received until the connection
 * closes. With `isAll` the client ends its half of the connection.
 */
function sendRaw(text: string, { isAll = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.address)
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      isAll ? socket.end(text) : socket.write(text),
    )
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })
}

const head = `POST ${leadEndpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`

// Proves 9.2.2.
test('Content-Length together with chunked encoding is refused before the body is read', async () => {
  const before = await countRows()
  const body = JSON.stringify(leadPayload())
  const received = await sendRaw(
    `${head}Content-Length: ${Buffer.byteLength(body)}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${body}`,
  )
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(await countRows()).toEqual(before)
})

test.each([
  'Content-Length: 10\r\nContent-Length: 20',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Transfer-Encoding: xchunked',
])('the header %j is refused', async (header) => {
  expect(await sendRaw(`${head}${header}\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a Content-Length above the real length stores nothing', async () => {
  const before = await countRows()
  await sendRaw(`${head}Content-Length: 5000\r\n\r\n${JSON.stringify(leadPayload())}`, {
    isAll: true,
  })
  expect(await countRows()).toEqual(before)
})

test('a Content-Length above the limit is refused without waiting for the body', async () => {
  expect(await sendRaw(`${head}Content-Length: 104857600\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 413 /)
})

// Proves 9.2.1.
test('headers of 17 KB are refused', async () => {
  const { status } = await rawRequest(site.address, leadEndpoint, {
    method: 'POST',
    headers: { ...json, 'X-Long': 'x'.repeat(17_000) },
  })
  expect(status).toBe(431)
})

test.each([
  ['text/plain', 201],
  ['text/plain;charset=UTF-8', 201],
  ['text/plain; charset=windows-1255', 415],
  ['text/plain-text', 415],
  ['text/html', 415],
  ['application/xml', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/x-www-form-urlencoded', 415],
  ['application/json-patch+json', 415],
  ['application/json; charset=utf-16', 415],
  ['application/json; charset=utf-8', 201],
  ['Application/JSON', 201],
])('the content type %s gets %i', async (type, status) => {
  expect((await postLead(site.address, leadPayload(), { 'Content-Type': type })).status).toBe(
    status,
  )
})

// Proves 4.6.5.
test.each([
  ['of this site', { 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['of a program', {}, 201],
  ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, 415],
  ['of a sibling site', { 'Sec-Fetch-Site': 'same-site' }, 415],
  ['of another site, in an old browser', { Origin: 'https://evil.test' }, 415],
  ['of a page without an origin', { Origin: 'null' }, 415],
])('a lead as text %s, with %o, gets %i', async (_, headers, status) => {
  const sent = await postLead(site.address, leadPayload(), {
    'Content-Type': 'text/plain;charset=UTF-8',
    ...headers,
  })
  expect(sent.status).toBe(status)
})

// Proves 4.6.5.
test('the second function takes text too, other endpoints take only JSON and say so', async () => {
  const post = (url: string, headers = {}) =>
    rawRequest(site.address, url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', ...headers },
      body: JSON.stringify({ id: crypto.randomUUID() }),
    })
  const second = '/functions/v1/send-contact-email'
  expect((await post(second)).status).toBe(404)
  expect((await post(second, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(415)
  expect(await post(cardCountPath)).toMatchObject({
    status: 415,
    headers: { accept: 'application/json' },
  })
})

test('a request without a content type is refused', async () => {
  const { status } = await rawRequest(site.address, leadEndpoint, {
    method: 'POST',
    body: JSON.stringify(leadPayload()),
  })
  expect(status).toBe(415)
})

test.each([
  ['nothing', ''],
  ['half an object', '{"name":'],
  ['two values', '{}{}'],
  ['an overlong slash', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ['half a surrogate pair as bytes', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['UTF-16', Buffer.from('\ufeff{}', 'utf16le')],
])('%s is not JSON', async (_, body) => {
  const { status, body: text } = await rawRequest(site.address, leadEndpoint, {
    method: 'POST',
    headers: json,
    body,
  })
  expect({ status, ...(JSON.parse(text) as LeadResponse['body']) }).toEqual({
    status: 400,
    success: false,
    error: 'invalid_json',
    errors: [],
  })
})

test('a byte order mark before the JSON is accepted', async () => {
  expect((await postLead(site.address, `\ufeff${JSON.stringify(leadPayload())}`)).status).toBe(201)
})

const deep = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

// Proves 9.3.1.
test.each([
  ['null', 'null'],
  ['a number', '1'],
  ['a text', '"lead"'],
  ['a list', '[]'],
  ['a list in a list in …', deep('[', ']', 10_000)],
  ['an object in an object in …', deep('{"a":', '}', 9_000)],
  ['an empty object', '{}'],
])('%s is not a lead', async (_, body) => {
  const before = await countRows()
  const response = await postLead(site.address, body)
  expect(response).toMatchObject({ status: 400, body: { success: false, error: 'invalid' } })
  expect(await countRows()).toEqual(before)
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  '%s is not allowed for leads',
  async (method) => {
    const { status, headers } = await rawRequest(site.address, leadEndpoint, { method })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST, OPTIONS' })
  },
)

test('OPTIONS lists the methods and sends no CORS headers', async () => {
  const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' }
  const response = await rawRequest(site.address, leadEndpoint, { method: 'OPTIONS', headers })
  expect(response).toMatchObject({ status: 204, headers: { allow: 'POST, OPTIONS' } })
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  )
})

test('responses are not cached', async () => {
  const responses = [
    await postLead(site.address, leadPayload()),
    await fetch(`${site.address}/api/ip`),
  ]
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'no-store',
    'no-store',
  ])
})

test('an unknown path is 404', async () => {
  expect(
    (
      await rawRequest(site.address, '/functions/v1/other', {
        method: 'POST',
        headers: json,
        body: '{}',
      })
    ).status,
  ).toBe(404)
})
