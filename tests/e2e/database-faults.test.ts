import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminProblems } from '#desk/words/en/problems.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { getPostmaster } from '#server/db/postmaster.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ env: { LEADS_PER_MINUTE: '100000', LOG_LEVEL: 'silent' } })
})

afterAll(() => app.stop())

// Proves 4.5.2.
test('a lead is flushed to the disk before its response', async () => {
  for (let count = 0; count < 20; count += 1) {
    const before = await flushedWhenIdle()
    expect(await postLead()).toMatchObject({ status: 201 })
    expect(await flushed()).not.toBe(before)
  }
})

// Proves 11.3.1, 11.3.2.
test('while a killed database restarts, leads get 503, pages work and no confirmed lead is lost', async () => {
  const emails: string[] = []
  const refused: { status: number; canRetry: boolean }[] = []
  process.kill(requirePostmaster().pid, 'SIGKILL')
  const killed = performance.now()
  while (performance.now() - killed < 60_000 && emails.length < 5) {
    expect((await fetch(app.address + pageUrl('he', ''))).status).toBe(200)
    const { status, email, retryAfter } = await postLead()
    if (status === 201) emails.push(email)
    else refused.push({ status, canRetry: Number(retryAfter) > 0 })
    await sleep(20)
  }
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter(({ status, canRetry }) => status !== 503 || !canRetry)).toEqual([])
  expect(emails).toHaveLength(5)
  const stored = await query('select id from leads where email = any($1)', [emails])
  expect(stored).toHaveLength(5)
})

test('while the database is unavailable the admin area responds 503 with a message', async () => {
  const responses: Response[] = []
  process.kill(requirePostmaster().pid, 'SIGKILL')
  const killed = performance.now()
  while (performance.now() - killed < 60_000 && !responses.some(({ status }) => status === 503))
    responses.push(
      await fetch(app.address + adminUrl('en', 'dashboard'), {
        headers: { cookie: `sid=${'x'.repeat(43)}` },
        redirect: 'manual',
      }),
    )
  const unavailable = responses.at(-1)
  expect(unavailable?.status).toBe(503)
  expect(unavailable?.headers.get('retry-after')).toBe('3')
  expect(await unavailable?.text()).toContain(adminProblems.failed.title)
  await expect.poll(async () => (await postLead()).status).toBe(201)
})

test('a hanging database leads to 503 after 5 seconds, and every connection is released', async () => {
  await query(
    `create or replace function slow() returns trigger language plpgsql as 'begin perform pg_sleep(30); return new; end'`,
  )
  await query(
    'create or replace trigger slow before insert on leads for each statement execute function slow()',
  )
  const responses = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const start = performance.now()
      const { status } = await postLead()
      return { status, time: performance.now() - start }
    }),
  )
  await query('drop trigger slow on leads')
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
  // The statement itself takes 30 seconds.
  expect(Math.max(...responses.map(({ time }) => time))).toBeLessThan(25_000)
  expect(await postLead()).toMatchObject({ status: 201 })
  // The lead just stored is still being emailed, so its connection may be in use for a moment.
  await expect.poll(connectionsInUse).toEqual([])
})

/** The connections of the site that run a statement or hold a transaction open. */
function connectionsInUse() {
  return query(
    `select pid, state, query from pg_stat_activity
      where application_name = 'site' and state <> 'idle'`,
  )
}

async function postLead() {
  const { key, email, body } = newSubmission()
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const response = await fetch(app.address + leadEndpoint, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return { email, status: response.status, retryAfter: response.headers.get('retry-after') }
}

/** The position up to which the write-ahead log is flushed to the disk. */
async function flushed() {
  const [row] = await query('select pg_current_wal_flush_lsn()::text as at')
  return row?.['at']
}

/** Waits until the emails of the last lead no longer write to the log. */
async function flushedWhenIdle() {
  for (;;) {
    const before = await flushed()
    await sleep(400)
    if ((await flushed()) === before) return before
  }
}

async function query(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({
    host: requirePostmaster().socketFolder ?? '',
    user: 'postgres',
    database: 'site',
  })
  await client.connect()
  const { rows } = await client
    .query<Record<string, unknown>>(sql, [...values])
    .finally(() => client.end())
  return rows
}

function requirePostmaster() {
  const postmaster = getPostmaster(path.join(app.dataDir, 'postgres'))
  if (postmaster === null) throw new Error('The database does not run')
  return postmaster
}
