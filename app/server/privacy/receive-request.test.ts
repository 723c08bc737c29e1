import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { receiveRequest } from './receive-request.ts'
import {
  answerRequest,
  countOpenRequests,
  findRequests,
  findUnsent,
  removeExpiredRequests,
  verifyRequest,
} from './request-store.ts'

let server: TestServerContext
beforeAll(async () => {
  server = await openServerContext()
})
afterAll(() => server.stop())

const values = { kind: 'erase', name: 'דנה כהן', email: 'dana@example.com', details: '' }

function send(fields: Record<string, string>, ipAddress: string, isAbroad = false) {
  const visitor = { ipAddress, userAgent: '', isAbroad }
  return receiveRequest(server.context, { values: fields, visitor, language: 'he' })
}

function age(time: string, column: string) {
  return server.database.pool.query(
    `update privacy_requests set ${column} = now() - $1::interval`,
    [time],
  )
}

// Proves 10.4.1, 10.4.3.
test('nothing is stored for bad input, a visitor from outside, or too many requests', async () => {
  expect(await send({ ...values, email: 'x' }, '198.51.100.1')).toEqual({
    kind: 'refused',
    status: 400,
    errors: { email: 'emailInvalid' },
  })
  expect(await send(values, '198.51.100.1', true)).toMatchObject({ status: 403 })
  expect(await countOpenRequests(server.database)).toBe(0)
  // The studio knows this address, and not the ones below.
  await addLeadRows(server.database, [{ email: values.email }])
  for (let index = 0; index < 3; index += 1)
    expect(await send(values, `198.51.100.${index + 2}`)).toEqual({ kind: 'stored' })
  expect(await send({ ...values, email: 'DANA+new@example.com' }, '198.51.100.9')).toMatchObject({
    status: 429,
  })
  for (let index = 0; index < 5; index += 1)
    expect(await send({ ...values, email: `a${index}@example.com` }, '198.51.100.20')).toEqual({
      kind: 'stored',
    })
  expect(await send({ ...values, email: 'b@example.com' }, '198.51.100.20')).toMatchObject({
    status: 429,
  })
  expect(await countOpenRequests(server.database)).toBe(8)
})

// Proves 10.4.2, 10.4.3.
test('a suspicious request is stored, gets no email and is not counted', async () => {
  await server.database.pool.query('truncate privacy_requests cascade')
  expect(await send({ ...values, email: 's@example.com', website: 'x' }, '198.51.100.30')).toEqual({
    kind: 'stored',
  })
  expect(await countOpenRequests(server.database)).toBe(0)
  expect(await findUnsent(server.database, new Date())).toEqual([])
  expect(await findRequests(server.database)).toMatchObject([{ suspicious: true }])
})

// Proves 10.4.2, 10.4.7.
test('a request is confirmed once and answered once, and an answered erasure has no personal data', async () => {
  await server.database.pool.query('truncate privacy_requests cascade')
  await send({ ...values, email: 'c@example.com' }, '198.51.100.40')
  const [stored] = await findUnsent(server.database, new Date())
  const id = stored?.id ?? ''
  const first = new Date('2026-11-22T10:00:00Z')
  expect((await verifyRequest(server.database, id, first))?.verifiedAt).toEqual(first)
  expect((await verifyRequest(server.database, id, new Date()))?.verifiedAt).toEqual(first)
  expect(await findUnsent(server.database, new Date())).toHaveLength(1)
  expect(await answerRequest(server.database, id, new Date())).toBe(true)
  expect(await answerRequest(server.database, id, new Date())).toBe(false)
  expect(await findRequests(server.database)).toMatchObject([{ name: '', email: '', details: '' }])
  expect(await findUnsent(server.database, new Date())).toEqual([])
})

// Proves 10.4.7.
test('answered requests are removed after 24 months, unconfirmed ones after 60 days', async () => {
  await server.database.pool.query('truncate privacy_requests cascade')
  await send({ ...values, email: 'd@example.com' }, '198.51.100.50')
  await age('59 days', 'received_at')
  expect(await removeExpiredRequests(server.database)).toBe(0)
  await age('61 days', 'received_at')
  expect(await removeExpiredRequests(server.database)).toBe(1)
  await send({ ...values, email: 'e@example.com' }, '198.51.100.50')
  await age('61 days', 'received_at')
  await age('24 months -1 day', 'answered_at')
  expect(await removeExpiredRequests(server.database)).toBe(0)
  await age('24 months 1 day', 'answered_at')
  expect(await removeExpiredRequests(server.database)).toBe(1)
})
