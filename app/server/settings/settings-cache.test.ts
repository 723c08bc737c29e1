import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { settings } from '../db/schema.ts'
import { createPageCache } from '../http/cache/page-cache.ts'
import { buildResponse, type StoredResponse } from '../http/send/stored-response.ts'
import { findPrices, type Prices } from './find-prices.ts'
import { decidePrices } from './price-choice-store.ts'
import { changeSettings } from './setting-store.ts'
import { createSettingsCache } from './settings-cache.ts'
import { watchSettings } from './settings-watch.ts'

let database: TestDatabase
const log = pino({ level: 'silent' })

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

/** One node: its own settings and page cache, on a shared database. */
async function startNode(
  checkEveryMs: number,
  shown: (prices: Prices) => number = ({ rate }) => rate,
) {
  const pages = createPageCache()
  let changes = 0
  const onChange = () => {
    changes += 1
    pages.clear()
  }
  const settings = createSettingsCache({ database, log, onChange })
  const watch = await watchSettings({ database, settings, pollEveryMs: checkEveryMs })
  const page = async () =>
    (
      await pages.getOrRender({
        key: '/en/',
        render: async () => pageWith(String(shown(findPrices({ settings })))),
      })
    ).etag
  return {
    settings,
    page,
    stop: watch.stop,
    rate: () => findPrices({ settings }).rate,
    changes: () => changes,
  }
}

function pageWith(etag: string): StoredResponse {
  const bodies = { identity: Buffer.alloc(0) }
  return buildResponse({ status: 200, headers: {}, bodyHeaders: {}, etag, bodies })
}

function setRate(value: string) {
  return changeSettings(database, { usd_to_ils_rate: value })
}

// Proves 7.3.1, 11.2.2.
test('a change on one node clears the pages of the other at once', async () => {
  const [here, there] = await Promise.all([startNode(60_000), startNode(60_000)])
  await setRate('3.5')
  await here.settings.refresh()
  expect(await here.page()).toBe('3.5')
  await expect.poll(there.page).toBe('3.5')
  await setRate('3.6')
  await expect.poll(there.page).toBe('3.6')
  await Promise.all([here.stop(), there.stop()])
})

test('a change without a notification is found by polling', async () => {
  const node = await startNode(50)
  await database.orm
    .update(settings)
    .set({ value: '4.25' })
    .where(eq(settings.key, 'usd_to_ils_rate'))
  await expect.poll(node.page).toBe('4.25')
  await node.stop()
})

test('a node reconnects after its listening connection was closed', async () => {
  const node = await startNode(50)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site listening to settings' and datname = current_database()`
  await database.pool.query(cut)
  await expect
    .poll(
      async () =>
        (await database.pool.query(cut.replace('pg_terminate_backend(pid)', 'pid'))).rowCount,
    )
    .toBe(1)
  await setRate('3.9')
  await expect.poll(node.page).toBe('3.9')
  await node.stop()
})

test('while the database is down, pages render with the settings read last', async () => {
  await setRate('3.8')
  const node = await startNode(20)
  expect(await node.page()).toBe('3.8')
  await database.pool.query('alter table settings rename to settings_away')
  await node.settings.refresh()
  expect(await node.page()).toBe('3.8')
  expect(node.rate()).toBe(3.8)
  expect(node.changes()).toBe(1)
  await database.pool.query(`update settings_away set value = '3.85' where key = 'usd_to_ils_rate'`)
  await database.pool.query('alter table settings_away rename to settings')
  await expect.poll(node.page).toBe('3.85')
  expect(node.changes()).toBe(2)
  await node.stop()
})

test('an unchanged setting purges nothing', async () => {
  const node = await startNode(60_000)
  await node.settings.refresh()
  await Promise.all([node.settings.refresh(), node.settings.refresh()])
  expect(node.changes()).toBe(1)
  await node.stop()
})

// Proves 5.3.4.
test('a rate of VAT starts by itself on its day in Israel, in stored pages too', async () => {
  onTestFinished(() => {
    vi.useRealTimers()
    changeStudio(company)
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T21:59:59Z') })
  const vatRates = [{ rate: 1_900, validFrom: '2027-01-01' }, ...company.sales.vatRates]
  changeStudio({ ...company, sales: { ...company.sales, vatRates } })
  const node = await startNode(20, ({ vat }) => vat.rate)
  expect(await node.page()).toBe('1800')
  vi.setSystemTime(new Date('2026-12-31T22:00:00Z'))
  await expect.poll(node.page).toBe('1900')
  await node.stop()
})

// Proves 5.6.1, 7.3.2.
test.each(['NaN', '0', '-3.7', '1e9', '999', 'words', ''])(
  'a stored rate of %j is ignored: the rate is 3.7',
  async (value) => {
    await setRate(value)
    const node = await startNode(60_000)
    expect(findPrices({ settings: node.settings })).toMatchObject({
      rate: 3.7,
      rateSource: 'default',
    })
    await node.stop()
  },
)

// Proves 7.3.2.
test('invalid stored choices are ignored, and the next choice replaces them', async () => {
  await changeSettings(database, { price_choices: '{"website":' })
  const node = await startNode(60_000)
  expect(findPrices({ settings: node.settings }).choices).toEqual({})
  await Promise.all([
    decidePrices(database, { website: 'hebrew-text' }, 'נועה'),
    decidePrices(database, { 'landing-page': 'dollar-text' }, 'נועה'),
  ])
  await node.settings.refresh()
  expect(findPrices({ settings: node.settings }).choices).toEqual({
    website: 'hebrew-text',
    'landing-page': 'dollar-text',
  })
  await decidePrices(database, { website: null }, 'נועה')
  await node.settings.refresh()
  expect(findPrices({ settings: node.settings }).choices).toEqual({ 'landing-page': 'dollar-text' })
  await node.stop()
})

test('a rate is stored with its day and source', async () => {
  const origin = (rate: string) =>
    JSON.stringify({ rate, source: 'service', date: '2026-11-20', askedOn: '2026-11-21' })
  await changeSettings(database, {
    usd_to_ils_rate: '3.61',
    usd_to_ils_rate_origin: origin('3.61'),
  })
  const node = await startNode(60_000)
  expect(findPrices({ settings: node.settings })).toMatchObject({
    rate: 3.61,
    rateDate: '2026-11-20',
    rateSource: 'service',
  })
  await setRate('3.62')
  await node.settings.refresh()
  expect(findPrices({ settings: node.settings })).toMatchObject({ rate: 3.62, rateSource: 'owner' })
  await node.stop()
})
