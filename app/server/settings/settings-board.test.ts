import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { settings } from '../db/schema.ts'
import { createPageCache } from '../http/page-cache.ts'
import { storeResponse, type StoredResponse } from '../http/stored-response.ts'
import { findPrices } from './find-prices.ts'
import { changePriceChoice, changeSettings } from './setting-store.ts'
import { createSettingsBoard } from './settings-board.ts'
import { watchSettings } from './settings-watch.ts'

let database: TestDatabase
const log = pino({ level: 'silent' })

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

/** One process of the site: its own settings, its own pages, one database with the others. */
async function startNode(checkEveryMs: number) {
  const pages = createPageCache()
  let changes = 0
  const onChange = () => {
    changes += 1
    pages.clear()
  }
  const board = createSettingsBoard({ database, log, onChange })
  const watch = await watchSettings({ database, board, checkEveryMs })
  const page = async () =>
    (
      await pages.getOrRender('/en/', async () =>
        pageWith(String(findPrices({ settings: board }).rate)),
      )
    ).etag
  return {
    board,
    page,
    stop: watch.stop,
    rate: () => findPrices({ settings: board }).rate,
    changes: () => changes,
  }
}

function pageWith(etag: string): StoredResponse {
  const bodies = { identity: Buffer.alloc(0) }
  return storeResponse({ status: 200, headers: {}, bodyHeaders: {}, etag, bodies })
}

function setRate(value: string) {
  return changeSettings(database, { usd_to_ils_rate: value })
}

test('a change on one node drops the pages of the other at once', async () => {
  const [here, there] = await Promise.all([startNode(60_000), startNode(60_000)])
  await setRate('3.5')
  await here.board.refresh()
  expect(await here.page()).toBe('3.5')
  await expect.poll(there.page, { timeout: 2_000, interval: 10 }).toBe('3.5')
  await setRate('3.6')
  await expect.poll(there.page, { timeout: 2_000, interval: 10 }).toBe('3.6')
  await Promise.all([here.stop(), there.stop()])
})

test('a change that nobody called out is found by looking', async () => {
  const node = await startNode(50)
  await database.orm
    .update(settings)
    .set({ value: '4.25' })
    .where(eq(settings.key, 'usd_to_ils_rate'))
  await expect.poll(node.page, { timeout: 3_000 }).toBe('4.25')
  await node.stop()
})

test('a node whose connection was cut hears again', async () => {
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
  await expect.poll(node.page, { timeout: 3_000 }).toBe('3.9')
  await node.stop()
})

test('a database that does not answer costs no page, and what was read last still counts', async () => {
  await setRate('3.8')
  const node = await startNode(20)
  expect(await node.page()).toBe('3.8')
  await database.pool.query('alter table settings rename to settings_away')
  await node.board.refresh()
  expect(await node.page()).toBe('3.8')
  expect(node.rate()).toBe(3.8)
  expect(node.changes()).toBe(1)
  await database.pool.query(`update settings_away set value = '3.85' where key = 'usd_to_ils_rate'`)
  await database.pool.query('alter table settings_away rename to settings')
  await expect.poll(node.page, { timeout: 3_000 }).toBe('3.85')
  expect(node.changes()).toBe(2)
  await node.stop()
})

test('what has not changed drops nothing', async () => {
  const node = await startNode(60_000)
  await node.board.refresh()
  await Promise.all([node.board.refresh(), node.board.refresh()])
  expect(node.changes()).toBe(1)
  await node.stop()
})

test.each(['NaN', '0', '-3.7', '1e9', '999', 'words', ''])(
  'a stored rate of %j is ignored in silence: 3.7',
  async (value) => {
    await setRate(value)
    const node = await startNode(60_000)
    expect(findPrices({ settings: node.board })).toMatchObject({ rate: 3.7, rateSource: 'default' })
    await node.stop()
  },
)

test('choices that are no choices are ignored, and the next one starts afresh', async () => {
  await changeSettings(database, { price_choices: '{"website":' })
  const node = await startNode(60_000)
  expect(findPrices({ settings: node.board }).choices).toEqual({})
  await Promise.all([
    changePriceChoice(database, 'website', 'hebrew-text'),
    changePriceChoice(database, 'landing-page', 'dollar-text'),
  ])
  await node.board.refresh()
  expect(findPrices({ settings: node.board }).choices).toEqual({
    website: 'hebrew-text',
    'landing-page': 'dollar-text',
  })
  await changePriceChoice(database, 'website', null)
  await node.board.refresh()
  expect(findPrices({ settings: node.board }).choices).toEqual({ 'landing-page': 'dollar-text' })
  await node.stop()
})

test('a rate knows who set it and for which day', async () => {
  const origin = (rate: string) =>
    JSON.stringify({ rate, source: 'service', date: '2026-11-20', askedOn: '2026-11-21' })
  await changeSettings(database, {
    usd_to_ils_rate: '3.61',
    usd_to_ils_rate_origin: origin('3.61'),
  })
  const node = await startNode(60_000)
  expect(findPrices({ settings: node.board })).toMatchObject({
    rate: 3.61,
    rateDate: '2026-11-20',
    rateSource: 'service',
  })
  await setRate('3.62')
  await node.board.refresh()
  expect(findPrices({ settings: node.board })).toMatchObject({ rate: 3.62, rateSource: 'owner' })
  await node.stop()
})
