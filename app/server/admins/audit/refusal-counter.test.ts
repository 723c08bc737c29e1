import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createRefusalCounter } from './refusal-counter.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

// Proves 7.1.11.
test('a thousand refused attempts in an hour on two nodes are one row for each kind', async () => {
  const log = pino({ level: 'silent' })
  const nodes = [createRefusalCounter({ database, log }), createRefusalCounter({ database, log })]
  for (let index = 0; index < 500; index++)
    for (const node of nodes)
      node.count({
        kind: 'sign-in',
        why: index % 2 ? 'refused' : 'limited',
        ipAddress: `203.0.113.${index % 250}`,
      })
  await Promise.all(nodes.map((node) => node.stop()))
  const { rows } = await database.pool.query(
    `select why, sum(count)::int as count, max(last_address) as address
      from refused_attempts group by why order by why`,
  )
  expect(rows).toEqual([
    { why: 'limited', count: 500, address: '203.0.113.x' },
    { why: 'refused', count: 500, address: '203.0.113.x' },
  ])
  const { rowCount } = await database.pool.query('select 1 from refused_attempts')
  // Four if an hour ends in between.
  expect(rowCount).toBeLessThanOrEqual(4)
})
