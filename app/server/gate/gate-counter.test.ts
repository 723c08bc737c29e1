import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeZone } from '#catalog/place.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addGateCounts, findCountrySums, removeGateCountsBefore } from './gate-count-store.ts'
import { createGateCounter } from './gate-counter.ts'

let database: TestDatabase
const log = { warn: () => {} }
const today = dayIn(new Date(), timeZone)

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

const sums = () => findCountrySums(database, { from: '2026-01-01', today })

// Proves 2.7.9.
test('counts of two nodes are added up by day, country and kind', async () => {
  const nodes = [createGateCounter({ database, log }), createGateCounter({ database, log })]
  for (const node of nodes) {
    for (let count = 0; count < 50; count += 1) node.count('US', 'refused')
    node.count('DE', 'refused')
    node.count('DE', 'counted')
  }
  await Promise.all(nodes.map((node) => node.flush()))
  nodes[0]?.count('DE', 'counted')
  await Promise.all(nodes.map((node) => node.stop()))
  expect(await sums()).toEqual([
    { country: 'US', kind: 'refused', today: 100, total: 100 },
    { country: 'DE', kind: 'counted', today: 3, total: 3 },
    { country: 'DE', kind: 'refused', today: 2, total: 2 },
  ])
})

test('sums leave out older days and separate today from earlier days', async () => {
  await database.pool.query('delete from gate_counts')
  await addGateCounts(database, [
    { day: '2025-12-31', country: 'US', kind: 'refused', count: 7 },
    { day: '2026-01-01', country: 'US', kind: 'refused', count: 5 },
    { day: today, country: 'US', kind: 'refused', count: 2 },
  ])
  expect(await sums()).toEqual([{ country: 'US', kind: 'refused', today: 2, total: 7 }])
  await removeGateCountsBefore(database, '2026-01-01')
  expect((await database.pool.query('select 1 from gate_counts')).rowCount).toBe(2)
})

test('counts that could not be stored are stored later', async () => {
  await database.pool.query('delete from gate_counts')
  const warnings: object[] = []
  const counter = createGateCounter({
    database,
    log: { warn: (entry: object) => warnings.push(entry) },
  })
  counter.count('FR', 'refused')
  await database.pool.query('alter table gate_counts rename to gate_counts_away')
  await counter.flush()
  expect(warnings).toHaveLength(1)
  await database.pool.query('alter table gate_counts_away rename to gate_counts')
  counter.count('FR', 'refused')
  await counter.stop()
  expect(await sums()).toEqual([{ country: 'FR', kind: 'refused', today: 2, total: 2 }])
})

// Proves 2.7.9.
test('no stored column holds an address', async () => {
  const { rows } = await database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'gate_counts' order by 1`,
  )
  expect(rows.map((row) => row.column_name)).toEqual(['count', 'country', 'day', 'kind'])
})
