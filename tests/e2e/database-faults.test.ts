import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminProblems } from '#copy/en/admin-problems.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { getPostmaster } from '#server/db/postmaster.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { leadPath, newSubmission } from '#tests/support/submission.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ env: { LEADS_PER_MINUTE: '100000', LOG_LEVEL: 'silent' } })
})

afterAll(() => app.stop())

test('between a lead and its answer something reached the disk', async () => {
  for (let count = 0; count < 20; count += 1) {
    const before = await flushedWhenQuiet()
    expect(await postLead()).toMatchObject({ status: 201 })
    expect(await flushed()).not.toBe(before)
  }
})

test('a killed database costs 503 for leads and nothing for pages, loses none that was answered, and comes back by itself', async () => {
  const emails: string[] = []
  const refused: { status: number; canRetry: boolean }[] = []
  process.kill(requirePostmaster().pid, 'SIGKILL')
  const killed = performance.now()
  while (performance.now() - killed < 20_000 && emails.length < 5) {
    expect((await fetch(app.address + pageUrl('he', ''))).status).toBe(200)
    const { status, email, retryAfter } = await postLead()
    if (status === 201) emails.push(email)
    else refused.push({ status, canRetry: Number(retryAfter) > 0 })
    await sleep(20)
  }
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter(({ status, canRetry }) => status !== 503 || !canRetry)).toEqual([])
  expect(emails).toHaveLength(5)
  const stored = await ask('select id from leads where email = any($1)', [emails])
  expect(stored).toHaveLength(5)
})

test('while the database is away the admin area answers 503, in words', async () => {
  const answers: Response[] = []
  process.kill(requirePostmaster().pid, 'SIGKILL')
  const killed = performance.now()
  while (performance.now() - killed < 20_000 && !answers.some(({ status }) => status === 503))
    answers.push(
      await fetch(app.address + adminUrl('en', 'dashboard'), {
        headers: { cookie: `sid=${'x'.repeat(43)}` },
        redirect: 'manual',
      }),
    )
  const away = answers.at(-1)
  expect(away?.status).toBe(503)
  expect(away?.headers.get('retry-after')).toBe('3')
  expect(await away?.text()).toContain(adminProblems.failed.title)
  await expect.poll(async () => (await postLead()).status).toBe(201)
})

test('a database that hangs is given up after 5 seconds with 503, and every connection is given back', async () => {
  await ask(
    `create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(30); return new; end'`,
  )
  await ask('create trigger slow before insert on leads for each statement execute function slow()')
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const start = performance.now()
      const { status } = await postLead()
      return { status, time: performance.now() - start }
    }),
  )
  await ask('drop trigger slow on leads')
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Math.max(...answers.map(({ time }) => time))).toBeLessThan(7_000)
  expect(await postLead()).toMatchObject({ status: 201 })
  const busy = await ask(
    `select pid from pg_stat_activity where application_name = 'site' and state <> 'idle'`,
  )
  expect(busy).toEqual([])
})

async function postLead() {
  const { key, email, body } = newSubmission()
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(app.address + leadPath, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return { email, status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

/** How far the log is on the disk: it moves by nothing but a flush. */
async function flushed() {
  const [row] = await ask('select pg_current_wal_flush_lsn()::text as at')
  return row?.['at']
}

/** The mails of the last lead write as well. */
async function flushedWhenQuiet() {
  for (;;) {
    const before = await flushed()
    await sleep(400)
    if ((await flushed()) === before) return before
  }
}

async function ask(
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
