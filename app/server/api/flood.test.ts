import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { postLead, leadPayload } from '#tests/support/lead-payload.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let site: ApiServer

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startApiServer({
    database,
    variables: { TRUSTED_PROXIES: '127.0.0.0/8', LEADS_PER_MINUTE: '5' },
  })
})

afterAll(async () => {
  await site.stop()
  await database.stop()
})

test('a flood of 1,000 leads from one address is refused, while 20 other leads are all stored', async ({
  task,
}) => {
  const post = (address: string, email: string) =>
    postLead(site.address, leadPayload({ email }), { 'X-Forwarded-For': address })
  const flood = Array.from({ length: 10 }, async () => {
    const answers = []
    for (let sent = 0; sent < 100; sent += 1)
      answers.push(await post('198.51.100.66', `flood-${sent}@example.com`))
    return answers
  })
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, at) => post(`203.0.113.${at + 1}`, `other-${at}@example.com`)),
  )
  const answers = (await Promise.all(flood)).flat()
  const refused = answers.filter(({ status }) => status === 429)
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from leads where email like 'other-%'`,
  )
  task.meta.figure = `${refused.length} of ${answers.length} refused, ${rows[0]?.count} of 20 others stored`
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201))
  expect(rows).toEqual([{ count: 20 }])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(refused).toHaveLength(995)
  expect(refused.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0))).toEqual([])
})
