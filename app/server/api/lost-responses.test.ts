import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { leadEndpoint, postLead } from '#tests/support/lead-payload.ts'
import { newSubmission, type Submission } from '#tests/support/submission.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

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

/** Sends the whole request, or half of its body, and disconnects without reading the response. */
async function sendAndLeave({ key, body }: Submission, isWhole: boolean): Promise<void> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(site.address).port) })
  await once(socket, 'connect')
  const head = [
    `POST ${leadEndpoint} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Idempotency-Key: ${key}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n')
  const sent = isWhole ? body : body.slice(0, body.length / 2)
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n${sent}`, resolve))
  socket.destroy()
}

async function countLeads(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from leads',
  )
  return rows[0]?.count ?? 0
}

test('200 disconnected clients that retry with the same key each create exactly one lead', async ({
  task,
}) => {
  const clients = Array.from({ length: 200 }, newSubmission)
  await Promise.all(clients.map((client, at) => sendAndLeave(client, at % 2 === 0)))
  // Nothing reports when the server has finished with the disconnected clients: all complete
  // requests are stored.
  await expect.poll(countLeads).toBe(100)
  const retry = async ({ key, body }: Submission) => {
    const {
      status,
      headers,
      body: answer,
    } = await postLead(site.address, body, {
      'Idempotency-Key': key,
    })
    return { status, id: answer.id, isReplayed: headers.get('idempotency-replayed') === 'true' }
  }
  const first = await Promise.all(clients.map(retry))
  const second = await Promise.all(clients.map(retry))
  const replayed = first.filter(({ isReplayed }) => isReplayed)
  task.meta.figure = `${await countLeads()} leads of ${clients.length} clients, ${replayed.length} replayed at the first retry`
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]))
  expect(replayed).toHaveLength(100)
  expect(second).toEqual(first.map((answer) => ({ ...answer, isReplayed: true })))
  expect(new Set(first.map(({ id }) => id)).size).toBe(200)
  expect(await countLeads()).toBe(200)
})
