import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { timeZone } from '#catalog/place.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { rateLimits } from './db/runtime-schema.ts'
import { leads } from './db/schema.ts'
import { parseEnv } from './env.ts'
import { addGateCounts } from './gate/gate-count-store.ts'
import { startHousekeeping } from './housekeeping.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

/** The day in Israel, as housekeeping counts it. */
function daysAgo(days: number): string {
  return dayIn(new Date(Date.now() - days * 86_400_000), timeZone)
}

// Proves 2.7.9, 4.10.1.
test('leads past their retention period are removed every hour', async () => {
  const years = 3 * 365 * 86_400_000
  await addLeadRows(database, [{ receivedAt: new Date(Date.now() - years) }])
  const [kept, old] = [89, 91].map((days) => daysAgo(days))
  await addGateCounts(
    database,
    [kept, old].map((day = '') => ({ day, country: 'US', kind: 'refused', count: 1 })),
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const housekeeping = startHousekeeping({
    database,
    env: parseEnv({}),
    log: pino({ level: 'silent' }),
    sendDueEmails: async () => {},
    refreshSettings: async () => {},
    alertOwner: async () => {},
  })
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
  await expect.poll(() => database.orm.$count(leads)).toBe(0)
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query<{ day: string }>(
        'select day::text from gate_counts',
      )
      return rows
    })
    .toEqual([{ day: kept }])
  housekeeping.stop()
})

// Proves 4.10.5.
test('the steps after a failed step still run', async () => {
  await addLeadRows(database, [{ receivedAt: new Date() }])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const warnings: string[] = []
  const housekeeping = startHousekeeping({
    database,
    env: parseEnv({}),
    log: pino({ base: null }, { write: (line: string) => void warnings.push(line) }),
    // The row is added here, because the run of the test above may still be deleting.
    sendDueEmails: async () => {
      await database.pool.query(
        `insert into rate_limits (bucket, window_start, count) values ('old', now() - interval '2 days', 1)`,
      )
      throw new Error('no mail server')
    },
    refreshSettings: async () => {},
    alertOwner: async () => {},
  })
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
  await expect.poll(() => warnings.join('')).toContain('no mail server')
  await expect.poll(() => database.orm.$count(rateLimits)).toBe(0)
  housekeeping.stop()
})

// Proves 4.10.7.
test('the owner hears of a removal that fails for the second hour in a row', async () => {
  await database.pool.query('alter table card_pictures rename to pictures_elsewhere')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let failures = 0
  const failuresAtAlert: number[] = []
  const housekeeping = startHousekeeping({
    database,
    env: parseEnv({}),
    log: pino({ base: null }, { write: () => void (failures += 1) }),
    sendDueEmails: async () => {},
    refreshSettings: async () => {},
    alertOwner: async () => void failuresAtAlert.push(failures),
  })
  await vi.waitUntil(
    () => {
      vi.advanceTimersByTime(3_600_000)
      return failuresAtAlert.length > 0
    },
    { timeout: 20_000 },
  )
  vi.useRealTimers()
  housekeeping.stop()
  expect(failuresAtAlert[0]).toBe(2)
})
