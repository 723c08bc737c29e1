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

test('the upgrade to 0026 makes the text of a lead its first note, of the one who saved it last', async () => {
  const older = await createOlderDatabase(inject('postgresSocketFolder'), 26)
  const [noted, plain] = [randomUUID(), randomUUID()]
  await older.query(
    `insert into leads (id, name, email, phone, phone_raw, phone_prefix, country_code, message,
        source_page, page_title_he, page_title_en, page_url, language, ip_address, user_agent,
        device_type, submitted_at, notes)
      select id::uuid, '', '', '', '', '', 'IL', '', 'home', '', '', '', 'he', '', '', 'mobile',
        now(), notes from unnest($1::text[], $2::text[]) as old (id, notes)`,
    [
      [noted, plain],
      ['לחזור ביום ראשון', ''],
    ],
  )
  await older.query(
    `insert into lead_events (id, lead_id, kind, at)
      select gen_random_uuid(), $1, 'notes', at::timestamptz from unnest($2::text[]) as at`,
    [noted, ['2026-11-01T08:00Z', '2026-11-03T08:00Z']],
  )
  await migrateDatabase({ connectionString: older.url })
  expect(await older.query('select id, lead_id, text, at from lead_notes')).toEqual([
    { id: noted, lead_id: noted, text: 'לחזור ביום ראשון', at: new Date('2026-11-03T08:00Z') },
  ])
})

// Proves 6.4.12.
test('the upgrade to 0033 makes the note of a quote its first saved text, of the one who saved it', async () => {
  const older = await createOlderDatabase(inject('postgresSocketFolder'), 33)
  const [lead, noted, old, plain] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [admin, removed] = [randomUUID(), randomUUID()]
  await older.query(
    `insert into leads (id, name, email, phone, phone_raw, phone_prefix, country_code, message,
        source_page, page_title_he, page_title_en, page_url, language, ip_address, user_agent,
        device_type, submitted_at)
      values ($1, '', '', '', '', '', 'IL', '', 'home', '', '', '', 'he', '', '', 'mobile', now())`,
    [lead],
  )
  await older.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'n@studio.example', '', '')`,
    [admin],
  )
  await older.query(
    `insert into quotes (id, lead_id, number, token, token_hash, version, status, language,
        valid_until, chosen, private_note, created_at)
      select id::uuid, $1, number, number, number, 1, 'draft', 'he', '2026-12-01', '[]', note,
        '2026-11-01T08:00Z' from unnest($2::text[], $3::text[], $4::text[]) as q (id, number, note)`,
    [lead, [noted, old, plain], ['1', '2', '3'], ['מתלבטת', 'ישנה', '']],
  )
  await older.query(
    `insert into audit_events (id, at, admin_id, action, detail, ip_address)
      select gen_random_uuid(), at::timestamptz, admin::uuid, 'quote-note-saved',
        jsonb_build_object('quote', number), '' from unnest($1::text[], $2::text[], $3::text[])
        as e (at, admin, number)`,
    [
      ['2026-11-02T08:00Z', '2026-11-03T08:00Z', '2026-11-04T08:00Z'],
      [removed, admin, removed],
      ['1', '1', '2'],
    ],
  )
  await migrateDatabase({ connectionString: older.url })
  expect(
    await older.query('select quote_id, at, text, admin_id from quote_notes order by at'),
  ).toEqual([
    { quote_id: noted, at: new Date('2026-11-03T08:00Z'), text: 'מתלבטת', admin_id: admin },
    { quote_id: old, at: new Date('2026-11-04T08:00Z'), text: 'ישנה', admin_id: null },
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
