import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createOlderDatabase, type OlderDatabase } from '#tests/support/older-database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrateDatabase } from './migrate-database.ts'

let database: TestDatabase
let config: Parameters<typeof migrateDatabase>[0]

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  config = {
    host: inject('postgresSocketFolder'),
    user: 'postgres',
    database: rows[0]?.name ?? '',
  }
})

afterAll(() => database.stop())

test('migrations that have run are not run again', async () => {
  await migrateDatabase(config)
  const { rows } = await database.pool.query(
    'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1',
  )
  expect(rows).toEqual([])
})

test('a node waits for another one that migrates, and says so once', async () => {
  const other = await database.pool.connect()
  await other.query('select pg_advisory_lock(720411866)')
  const waits: string[] = []
  const migrating = migrateDatabase(config, {
    onWait: () => {
      waits.push('waits')
      other.release(true)
    },
  })
  await migrating
  expect(waits).toEqual(['waits'])
})

/** Adds a lead to a database of an earlier version and returns its id. */
async function addOldLead(older: OlderDatabase): Promise<string> {
  const id = randomUUID()
  await older.query(
    `insert into leads (id, name, email, phone, phone_raw, phone_prefix, country_code, phone_odd,
        message, source_page, page_title_he, page_title_en, page_url, language, ip_address,
        user_agent, device_type, submitted_at)
      values ($1, '', '', '', '', '', 'IL', true, '', 'home', '', '', '', 'he', '', '', 'mobile',
        now())`,
    [id],
  )
  return id
}

test('the upgrade to 0016 deletes the events that repeated the arrival of a lead, and no others', async () => {
  const older = await createOlderDatabase(inject('postgresSocketFolder'), 16)
  const id = await addOldLead(older)
  await older.query(
    `insert into lead_events (id, lead_id, kind)
      select gen_random_uuid(), $1, kind from unnest(array['received', 'notes']) as kind`,
    [id],
  )
  await migrateDatabase({ connectionString: older.url })
  expect(await older.query('select kind from lead_events')).toEqual([{ kind: 'notes' }])
})

test('the upgrade to 0017 keeps emails, odd numbers and the chosen source of prices', async () => {
  const older = await createOlderDatabase(inject('postgresSocketFolder'), 17)
  const id = await addOldLead(older)
  const before = ['waiting', 'sent', 'filed', 'dead', 'aside']
  await older.query(
    `insert into mails (id, lead_id, kind, recipient, language, status)
      select gen_random_uuid(), $1, 'owner-notice', status, 'he', status from unnest($2::text[]) as status`,
    [id, before],
  )
  await older.query(`insert into settings (key, value) values ('price_reading', 'hebrew')`)
  await migrateDatabase({ connectionString: older.url })
  expect(
    await older.query('select recipient as before, status as after from emails order by recipient'),
  ).toEqual([
    { before: 'aside', after: 'dismissed' },
    { before: 'dead', after: 'failed' },
    { before: 'filed', after: 'written-to-file' },
    { before: 'sent', after: 'sent' },
    { before: 'waiting', after: 'waiting' },
  ])
  expect(await older.query('select phone_looks_invalid from leads')).toEqual([
    { phone_looks_invalid: true },
  ])
  expect(await older.query(`select value from settings where key = 'price_source'`)).toEqual([
    { value: 'hebrew' },
  ])
})

// Proves 4.9.16.
test('the upgrade to 0025 counts what is stored', async () => {
  const older = await createOlderDatabase(inject('postgresSocketFolder'), 25)
  const add = (spamReason: string | null) =>
    older.query(
      `insert into leads (id, name, email, phone, phone_raw, phone_prefix, country_code,
          phone_looks_invalid, message, source_page, page_title_he, page_title_en, page_url,
          language, ip_address, user_agent, device_type, submitted_at, spam_reason)
        values (gen_random_uuid(), '', '', '', '', '', 'IL', false, '', 'home', '', '', '', 'he', '',
          '', 'mobile', now(), $1)`,
      [spamReason],
    )
  for (const reason of [null, null, 'content']) await add(reason)
  await migrateDatabase({ connectionString: older.url })
  const counted = await older.query('select scope, change from row_count_changes order by scope')
  expect(counted).toEqual([
    { scope: 'leads/list/new', change: 2 },
    { scope: 'leads/spam/new', change: 1 },
  ])
})

// Proves 11.3.4.
test('a database that a newer version has migrated is refused with one sentence', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await expect(migrateDatabase(config)).rejects.toThrow(
    /^A newer version of the site has changed this database: [^.\n]+$/,
  )
})
