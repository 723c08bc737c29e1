import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { mailboxLimit } from '../email/mailbox-limit.ts'

let database: TestDatabase
let nodes: readonly ApiServer[]

beforeAll(async () => {
  database = await createTestDatabase()
  const variables = { TRUSTED_PROXIES: '127.0.0.0/8', LEADS_PER_MINUTE: '20' }
  const otherNode = { pool: database.pool, orm: database.orm }
  nodes = [
    await startApiServer({ database, variables }),
    await startApiServer({ database: otherNode, variables }),
  ]
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await database.stop()
})

function post(at: number, payload: Parameters<typeof leadPayload>[0], from: string, key?: string) {
  return postLead(nodes[at % nodes.length]?.address ?? '', leadPayload(payload), {
    'X-Forwarded-For': from,
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  })
}

async function countRows(sql: string, values: readonly unknown[]): Promise<number> {
  const { rowCount } = await database.pool.query(sql, [...values])
  return rowCount ?? 0
}

// Proves 4.13.1.
test('of 60 simultaneous leads from one address on two nodes, exactly the limit is stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      post(at, { email: `limit-${at}@example.com` }, '203.0.113.1', randomUUID()),
    ),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(40)
  const waits = refused.map(({ headers }) => Number(headers.get('retry-after')))
  expect(waits.filter((seconds) => !(seconds > 0 && seconds <= 60))).toEqual([])
  expect(await countRows(`select 1 from leads where email like 'limit-%'`, [])).toBe(20)
  const email = 'limit-later@example.com'
  expect((await post(0, { email }, '203.0.113.1')).status).toBe(429)
})

// Proves 4.13.1.
test('invalid leads count, and a refused lead can be sent again with its key', async () => {
  const from = '203.0.113.2'
  const key = randomUUID()
  const payload = { email: 'again@example.com' }
  const invalid = Array.from({ length: 20 }, (_, at) => post(at, { email: 'none' }, from))
  expect((await Promise.all(invalid)).map(({ status }) => status)).toEqual(invalid.map(() => 400))
  expect((await post(0, payload, from, key)).status).toBe(429)
  expect((await post(0, { email: 'none' }, from)).status).toBe(429)
  await database.pool.query('delete from rate_limits where bucket = $1', [`leads ${from}`])
  expect((await post(1, payload, from, key)).status).toBe(201)
})

test('a replayed lead does not count against the receipts of its mailbox', async () => {
  const from = '203.0.113.3'
  const email = 'often@example.com'
  const key = randomUUID()
  const payload = leadPayload({ email })
  for (let sent = 0; sent < 8; sent += 1) await post(sent, payload, from, key)
  for (let sent = 1; sent < mailboxLimit.limit; sent += 1)
    await post(sent, { email, message: `עוד פנייה מאותה כתובת, מספר ${sent}` }, from)
  const receipts = `select 1 from emails where kind = 'visitor-receipt' and recipient = $1`
  expect(await countRows(receipts, [email])).toBe(mailboxLimit.limit)
})

test('limits, lead and receipt take one statement', async () => {
  const statements = vi.spyOn(database.pool, 'query')
  await post(0, {}, '203.0.113.4')
  const names = statements.mock.calls.flatMap(([query]: readonly unknown[]) =>
    typeof query === 'object' && query !== null && 'name' in query ? [query.name] : [],
  )
  statements.mockRestore()
  expect(names).toContain('add-leads')
  expect(names).not.toContain('add-rate-limit-tokens')
})
