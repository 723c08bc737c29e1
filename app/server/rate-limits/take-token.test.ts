import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { takeToken } from './take-token.ts'
import { removeOldWindows } from './rate-limit-store.ts'

let database: TestDatabase
let otherNode: Database

beforeAll(async () => {
  database = await createTestDatabase()
  // Like another node, this object shares only the table.
  otherNode = { pool: database.pool, orm: database.orm }
})

afterAll(() => database.stop())

async function countAllowed(calls: number, limit: number, bucket: string) {
  const results = await Promise.all(
    Array.from({ length: calls }, (_, index) =>
      takeToken(index % 2 ? database : otherNode, { bucket, limit, windowSeconds: 60 }),
    ),
  )
  return results.filter((limited) => limited === null).length
}

test.each([
  [20, 3],
  [200, 50],
  [10, 10],
  [5, 10],
])(
  'of %i simultaneous calls on two nodes with limit %i exactly the limit passes',
  async (calls, limit) => {
    expect(await countAllowed(calls, limit, `burst ${calls} ${limit}`)).toBe(Math.min(calls, limit))
  },
)

test('three bursts are counted in one window', async () => {
  const allowed: number[] = []
  for (let burst = 0; burst < 3; burst += 1)
    allowed.push(await countAllowed(15, 10, 'three bursts'))
  expect(allowed).toEqual([10, 0, 0])
})

test('each bucket has its own limit', async () => {
  const token = { limit: 1, windowSeconds: 60 }
  const results = await Promise.all(
    ['a', 'b', 'a', 'b', 'c'].map((bucket) => takeToken(database, { bucket, ...token })),
  )
  expect(results.map((limited) => limited === null)).toEqual([true, true, false, false, true])
})

/** Moves the beginning of a window into the past, instead of waiting. */
function shiftWindow(bucket: string, seconds: number) {
  return database.pool.query(
    'update rate_limits set window_start = window_start - make_interval(secs => $1) where bucket = $2',
    [seconds, bucket],
  )
}

/** Accepts up to a minute less, because time passes between two calls on a busy machine. */
function expectAbout(actual: number | null, seconds: number) {
  expect(actual).toBeGreaterThan(seconds - 60)
  expect(actual).toBeLessThanOrEqual(seconds)
}

// Proves 4.13.1.
test('a refused attempt gets the time to retry and does not prolong the window', async () => {
  const token = { bucket: 'short', limit: 1, windowSeconds: 600 }
  const secondsLeft = async () => {
    const limited = await takeToken(database, token)
    return limited && limited.retryAfterSeconds
  }
  expect(await secondsLeft()).toBeNull()
  expectAbout(await secondsLeft(), 600)
  await shiftWindow(token.bucket, 300)
  expectAbout(await secondsLeft(), 300)
  await shiftWindow(token.bucket, 300)
  expect(await secondsLeft()).toBeNull()
})

test('simultaneous calls with different window lengths are counted separately', async () => {
  const [first, second] = await Promise.all([
    takeToken(database, { bucket: 'minute', limit: 0, windowSeconds: 60 }),
    takeToken(database, { bucket: 'hour', limit: 0, windowSeconds: 3600 }),
  ])
  expect([first, second]).toEqual([{ retryAfterSeconds: 60 }, { retryAfterSeconds: 3600 }])
})

// Proves 11.3.5.
test('a clock that was set back a day does not hold a window open for a day', async () => {
  const token = { bucket: 'set back', limit: 1, windowSeconds: 60 }
  const take = () => takeToken(database, token)
  expect([await take(), await take()].map((limited) => limited === null)).toEqual([true, false])
  await shiftWindow('set back', -86_400)
  expect([await take(), await take()].map((limited) => limited === null)).toEqual([true, false])
})

test('a window that started slightly in the future on another node keeps counting', async () => {
  const token = { bucket: 'ahead', limit: 1, windowSeconds: 60 }
  await takeToken(database, token)
  await shiftWindow('ahead', -3)
  expect(await takeToken(database, token)).toEqual({ retryAfterSeconds: 60 })
})

test('housekeeping also removes windows of a future day', async () => {
  await takeToken(database, { bucket: 'far ahead', limit: 1, windowSeconds: 60 })
  await shiftWindow('far ahead', -3 * 86_400)
  await removeOldWindows(database)
  const { rowCount } = await database.pool.query(
    `select 1 from rate_limits where bucket = 'far ahead'`,
  )
  expect(rowCount).toBe(0)
})
