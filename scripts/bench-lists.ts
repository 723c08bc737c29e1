/**
 * Part of `npm run bench`: the data of the admin area's lists with many leads, beside the bare SQL
 * for the same rows, alternating on the same PostgreSQL; then a visitor's lead, alone and beside
 * eight open lists; then the removal of expired leads while leads arrive; then a start.
 * `--leads 100000` by default.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { pino } from 'pino'
import { runnerImport } from 'vite'
import { readAuditFilter } from '#domain/admins/audit-filter.ts'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { findAuditEvents } from '#server/admins/audit/audit-list-store.ts'
import type { Database } from '#server/db/database.ts'
import { getPostmaster } from '#server/db/postmaster.ts'
import { type RunningDatabase, startDatabase } from '#server/db/start-database.ts'
import type * as EmailList from '#server/email/email-list-store.ts'
import { changeLead } from '#server/leads/lead-change-store.ts'
import { countLeadLists, countLeadsByStatus } from '#server/leads/lead-count-store.ts'
import { findLeads } from '#server/leads/lead-list-store.ts'
import { findLeadSources } from '#server/leads/lead-source-store.ts'
import { previewRetention, removeExpiredLeads } from '#server/leads/lead-retention-store.ts'
import { findTodayLeads } from '#server/promises/today-store.ts'
import { adminId, fillSite } from './leads/fill-site.ts'
import { median, round, storeLeads, timeOf } from './leads/store-leads.ts'

/** Its words are Markdown, which only the build tool reads. */
const { module: emailList } = await runnerImport<typeof EmailList>(
  './app/server/email/email-list-store.ts',
)

const { values: options } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } })
const leads = Number(options.leads)
const rounds = 15
/** A list may take twice as long as its SQL, or so many milliseconds. */
const goal = { ratio: 2, ms: 30 }

const now = new Date()
const size = 51

type Work = () => Promise<unknown>

async function compare(name: string, site: Work, bare: Work) {
  const times = { site: [] as number[], bare: [] as number[] }
  for (const work of [site, bare, site, bare]) await work()
  for (let round = 0; round < rounds; round += 1) {
    times.site.push(await timeOf(site))
    times.bare.push(await timeOf(bare))
  }
  const [siteMs, bareMs] = [median(times.site), median(times.bare)]
  const isMet = siteMs <= Math.max(goal.ms, goal.ratio * bareMs)
  return { name, 'site ms': round(siteMs), 'SQL ms': round(bareMs), goal: isMet ? 'met' : 'MISSED' }
}

/** What the loader of the list reads for a query of its address. */
async function readList(database: Database, query: string): Promise<unknown> {
  const filter = readLeadFilter(new URLSearchParams(query))
  return Promise.all([
    findLeads(database, { filter, limit: size - 1, now }),
    countLeadsByStatus(database, { filter, now }),
    countLeadLists(database),
    findLeadSources(database),
  ])
}

const listed = 'spam_reason is null and deleted_at is null'
const order = `order by received_at desc, id desc limit ${size}`

/** Queries of the list, and the condition of the SQL for the same rows. */
const lists: readonly (readonly [query: string, condition: string])[] = [
  ['', listed],
  ['status=new', `${listed} and status = 'new'`],
  ['status=unread', `${listed} and status = 'unread'`],
  ['date=today', `${listed} and received_at >= date_trunc('day', now())`],
  ['date=month', `${listed} and received_at >= date_trunc('month', now())`],
  ['date=year', `${listed} and received_at >= date_trunc('year', now())`],
  ['source=google', `${listed} and lead_source(page_url, source_page, came_from) = 'google'`],
  [
    'source=google&status=unread',
    `${listed} and lead_source(page_url, source_page, came_from) = 'google' and status = 'unread'`,
  ],
  ['spam=yes', 'spam_reason is not null and deleted_at is null'],
  ['deleted=yes', 'deleted_at is not null'],
  ['search=אתר', `${listed} and search ~ search_pattern('אתר')`],
  ['search=דנה', `${listed} and search ~ search_pattern('דנה')`],
  ['search=שגיא', `${listed} and search ~ search_pattern('שגיא')`],
  ['search=lead77@example.com', `${listed} and search ~ search_pattern('lead77@example.com')`],
]

async function compareLists({ admin }: RunningDatabase) {
  const sql = (text: string) => () => admin.pool.query(text)
  const rows: Awaited<ReturnType<typeof compare>>[] = []
  const add = async (name: string, site: Work, bare: Work) =>
    rows.push(await compare(name, site, bare))
  for (const [query, condition] of lists)
    await add(
      `list ?${query}`,
      () => readList(admin, query),
      sql(`select * from leads where ${condition} ${order}`),
    )
  const emails = (status?: 'failed') => () =>
    Promise.all([
      emailList.findEmailPage(admin, { status, limit: size - 1 }),
      emailList.countEmailsByStatus(admin),
    ])
  const emailSql = (where: string) =>
    `select emails.*, leads.name from emails left join leads on leads.id = lead_id ${where}
      order by created_at desc, emails.id desc limit ${size}`
  await add('emails', emails(), sql(emailSql('')))
  await add('emails, failed', emails('failed'), sql(emailSql(`where emails.status = 'failed'`)))
  const log = (query: string) => () => {
    const filter = readAuditFilter(new URLSearchParams(query))
    return findAuditEvents(admin, { filter, after: null, limit: size - 1 })
  }
  const logSql = (where: string) =>
    `select * from audit_events ${where} order by at desc, id desc limit ${size}`
  await add('log', log(''), sql(logSql('')))
  await add('log, sign-ins', log('kind=sign-in'), sql(logSql(`where action = 'sign-in'`)))
  await add(
    'today',
    () => findTodayLeads(admin),
    sql('select * from leads where next_at is not null order by next_at, id limit 100'),
  )
  await add(
    'privacy, what is due',
    () => previewRetention(admin),
    sql(`select count(*) from leads where ${expired}`),
  )
  await add('a status', () => changeStatus(admin), sql(changeSql))
  return rows
}

const expired = `received_at < now() - interval '24 months' and kept_reason is null`

const changeSql = `update leads set status = case when status = 'read' then 'contacted' else 'read' end
  where id = (select id from leads where status in ('read', 'contacted') and next_at is not null limit 1)`

async function changeStatus(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ id: string; status: 'read'; version: number }>(
    `select id, status, version from leads where status in ('read', 'contacted')
      and next_at is not null limit 1`,
  )
  const [lead] = rows
  if (!lead) throw new Error('There is no open lead')
  const { id, status: before, version } = lead
  const value = before === 'read' ? 'contacted' : 'read'
  const change = { intent: 'change', field: 'status', value, before, version } as const
  await changeLead(database, id, change, { adminId, ipAddress: '', now: new Date() })
}

const sample = (count: number) => count >= 200

/** A lead beside eight tabs that read one list after another. */
async function storeBesideTabs(database: RunningDatabase) {
  let isOver = false
  let refused = 0
  let read = 0
  const tab = async (at: number) => {
    for (let next = at; !isOver; next += 1)
      await readList(database.admin, lists[next % lists.length]?.[0] ?? '').then(
        () => (read += 1),
        () => (refused += 1),
      )
  }
  const tabs = Array.from({ length: 8 }, (_, at) => tab(at))
  const times = await storeLeads(database, sample)
  isOver = true
  await Promise.all(tabs)
  return { ...times, 'lists read': read, 'lists refused': refused }
}

async function countExpired({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ leads: number }>(
    `select count(*)::int as leads from leads where ${expired}`,
  )
  return rows[0]?.leads ?? 0
}

async function storeDuringRemoval(database: RunningDatabase) {
  const before = await countExpired(database.admin)
  let isOver = false
  const start = performance.now()
  const removal = removeExpiredLeads(database.admin).finally(() => (isOver = true))
  const times = await storeLeads(database, () => isOver)
  await removal
  const left = await countExpired(database.admin)
  const seconds = Math.round((performance.now() - start) / 1_000)
  return { ...times, removed: before - left, 'left over': left, seconds }
}

async function bench(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined, DATABASE_OWNER_URL: undefined }
  const startSite = () => startDatabase({ env, log: pino({ level: 'silent' }) })
  const database = await startSite()
  try {
    const empty = await storeLeads(database, sample)
    const fillMs = await timeOf(() => fillDatabase(dataDir))
    console.log(`${leads} leads after ${Math.round(fillMs / 1_000)} s`)
    console.table(await compareLists(database))
    const filled = await storeLeads(database, sample)
    const besideTabs = await storeBesideTabs(database)
    const duringRemoval = await storeDuringRemoval(database)
    console.table({ empty, filled, 'beside 8 tabs': besideTabs, 'during removal': duringRemoval })
  } finally {
    await database.stop()
  }
  const startMs = await timeOf(async () => (await startSite()).stop())
  console.log(`The database starts with its leads, and stops, in ${round(startMs / 1_000)} s`)
}

async function fillDatabase(dataDir: string): Promise<void> {
  const host = getPostmaster(join(dataDir, 'postgres'))?.socketFolder ?? ''
  const client = new Client({ host, user: 'postgres', database: 'site' })
  await client.connect()
  await fillSite(client, leads).finally(() => client.end())
}

const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'))
chmodSync(folder, 0o711)
try {
  await bench(join(folder, 'data'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
