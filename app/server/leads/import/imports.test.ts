import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { leadFile } from '#tests/support/lead-file.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { exportLeads } from '../export-leads.ts'
import { parsePlan } from './import-plan.ts'
import { getImport, removeOldDrafts } from './import-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const actor: Actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now: new Date() }
await database.pool.query(
  `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
  [actor.adminId],
)

beforeEach(async () => {
  await database.pool.query('truncate leads, lead_imports cascade')
})

const start = { intent: 'start', duplicates: 'skip', status: 'contacted' }

/** Rows of a name and a phone of their own. */
function rowsOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `אדם ${index},05${30_000_000 + index}`)
  return ['שם,טלפון', ...rows, ''].join('\n')
}

type Stored = Record<string, unknown>

async function storedLeads(): Promise<Stored[]> {
  const { rows } = await database.pool.query<Stored>('select * from leads order by name')
  return rows
}

/** The form of the columns as they were guessed. */
async function checkForm(id: string): Promise<Record<string, string>> {
  const row = await getImport(database, id)
  const { columns } = parsePlan(row?.plan)
  const fields = columns.map((field, index) => [`column-${index}`, field ?? ''] as const)
  return { ...Object.fromEntries(fields), intent: 'check', country: 'IL', order: 'day' }
}

async function importAll(content: Uint8Array | string, choices: Partial<typeof start> = {}) {
  const file = leadFile(database, actor)
  expect(await file.upload(content)).toEqual({ kind: 'ready' })
  expect(await file.change(await checkForm(file.id))).toBe('changed')
  expect(await file.change({ ...start, ...choices })).toBe('changed')
  return { file, row: await getImport(database, file.id) }
}

// Proves 4.16.2.
test('a file is checked before anything is stored, with each refused row and its reason', async () => {
  await addLeadRows(database, [{ name: 'ידועה', phone: '+972501111111', email: '' }])
  const file = leadFile(database, actor)
  await file.upload(
    [
      'שם,טלפון,תאריך',
      'חדשה,052-2222222,',
      'מוכרת,050-1111111,',
      '"שתי',
      'שורות",052-2222222,',
      ',,',
      'בלי כלום,,',
      'בלי טלפון,הוט,',
      'תאריך,053-3333333,מחר',
    ].join('\r\n'),
  )
  await file.change(await checkForm(file.id))
  expect(await getImport(database, file.id)).toMatchObject({
    state: 'checked',
    rows: 6,
    added: 1,
    known: 2,
    refused: 3,
    refusals: [
      { row: 6, reason: 'no-contact' },
      { row: 7, reason: 'bad-contact' },
      { row: 8, reason: 'bad-date' },
    ],
  })
  expect(await storedLeads()).toHaveLength(1)
})

// Proves 4.16.3.
test('an imported lead keeps its date and status, and nobody waits for an answer to it', async () => {
  const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
  await importAll(
    `Name,Phone,Email,Created,Status,Notes\nDana,050-1234567,dana@example.com,${day} 10:00,Qualified,call\n`,
  )
  const [lead] = await storedLeads()
  expect(lead).toMatchObject({
    name: 'Dana',
    phone: '+972501234567',
    status: 'qualified',
    source_page: 'import',
    next_action: null,
    next_at: null,
    notes: 'call',
  })
  expect(JSON.stringify(lead?.['received_at'])).toContain(day)
  const { rows } = await database.pool.query<{ emails: string; notes: string }>(
    `select (select count(*) from emails) as emails, (select string_agg(text, '') from lead_notes) as notes`,
  )
  expect(rows).toEqual([{ emails: '0', notes: 'call' }])
})

// Proves 4.16.2.
test.each([
  ['skip', 1],
  ['join', 3],
])(
  'with "%s", people who are known or twice in the file make %i leads',
  async (duplicates, count) => {
    await addLeadRows(database, [{ phone: '+972501111111' }])
    const { row } = await importAll(
      'שם,טלפון\nמוכרת,0501111111\nחדשה,0522222222\nשוב,+972 52 222 2222\n',
      { duplicates },
    )
    expect(row).toMatchObject({ state: 'imported', added: 1, known: 2, refused: 0 })
    expect(await storedLeads()).toHaveLength(1 + count)
  },
)

// Proves 4.16.4.
test('an import that was stopped goes on where it was, and stores each row once', async () => {
  await database.pool.query(
    `create function refuse_lead() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
     create trigger refuse_lead before insert on leads for each row
       when (new.name = 'אדם 700') execute function refuse_lead()`,
  )
  const { file, row } = await importAll(rowsOf(1_200))
  expect(row).toMatchObject({ state: 'importing', rowsDone: 500 })
  expect(await storedLeads()).toHaveLength(500)
  await database.pool.query('drop function refuse_lead cascade')
  const other = leadFile(database, actor)
  await other.imports.work()
  expect(await storedLeads()).toHaveLength(500)
  await database.pool.query(`update lead_imports set worker_until = now() - interval '1 second'`)
  await other.imports.work()
  expect(await getImport(database, file.id)).toMatchObject({ state: 'imported', added: 1_200 })
  expect(new Set((await storedLeads()).map(({ name }) => name)).size).toBe(1_200)
})

// Proves 4.16.4.
test('a row that the database refuses is left out and named, and the others are stored', async () => {
  await database.pool.query(
    `alter table leads add constraint no_such_people check (name not in ('אדם 2', 'אדם 700'))`,
  )
  const { file, row } = await importAll(`${rowsOf(1_200)}בלי טלפון,הוט\n`)
  expect(row).toMatchObject({
    state: 'imported',
    rowsDone: 1_201,
    added: 1_198,
    refused: 3,
    refusals: [
      { row: 1_202, reason: 'bad-contact' },
      { row: 4, reason: 'not-stored' },
      { row: 702, reason: 'not-stored' },
    ],
  })
  expect(new Set((await storedLeads()).map(({ name }) => name)).size).toBe(1_198)
  await database.pool.query('alter table leads drop constraint no_such_people')
  expect(await file.change({ intent: 'undo' })).toBe('changed')
})

// Proves 4.16.4.
test('a whole import is undone into the bin, also one that had not ended', async () => {
  const own = await addLeadRows(database, [{ name: 'own' }])
  const { file } = await importAll(rowsOf(700))
  await database.pool.query(`update lead_imports set state = 'importing'`)
  expect(await file.change({ intent: 'undo' })).toBe('changed')
  expect(await getImport(database, file.id)).toMatchObject({ state: 'undone', rowsDone: 700 })
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from leads where deleted_at is null',
  )
  expect(rows.map(({ id }) => id)).toEqual(own)
  expect(await file.change({ intent: 'undo' })).toBe('stale')
})

// Proves 4.16.5.
test.each(['he', 'en'] as const)(
  'an export in %s is imported with the same people',
  async (lang) => {
    const people = [
      { name: 'דנה "הגדולה" כהן', email: 'dana@example.com', phone: '+972501234567' },
      { name: '=1+1', email: 'noa@example.com', phone: '+97236123456', message: 'שלום,\nמה נשמע?' },
      { name: 'Tom', email: '', phone: '+442079460958', phonePrefix: '+44', countryCode: 'GB' },
      { name: 'Without', email: 'only@example.com', phone: '', phoneRaw: '' },
    ]
    await addLeadRows(
      database,
      people.map((person) => ({ ...person, receivedAt: new Date(Date.now() - 86_400_000) })),
    )
    const key = ({ name, email, phone, service_type: service, budget, message }: Stored) =>
      JSON.stringify([name, email, phone, service, budget, message])
    const before = (await storedLeads()).map(key)
    const filter = readLeadFilter(new URLSearchParams())
    const exported = exportLeads(database, { filter, format: 'csv', lang }, new Date())
    const content = await new Response(exported).bytes()
    await database.pool.query('truncate leads cascade')
    const { row } = await importAll(content)
    expect(row).toMatchObject({ added: 4, known: 0, refused: 0 })
    expect((await storedLeads()).map(key)).toEqual(before)
  },
)

test.each([
  ['', 'empty'],
  ['שם,טלפון\n', 'no-rows'],
  ['BEGIN:VCARD\n', 'no-rows'],
])('the file %j leaves nothing behind: %s', async (content, fault) => {
  const file = leadFile(database, actor)
  expect(await file.upload(content)).toEqual({ kind: 'refused', fault })
  expect(await getImport(database, file.id)).toBeNull()
})

test('a file that breaks later is said to, with the row', async () => {
  const file = leadFile(database, actor)
  await file.upload(`${rowsOf(600)}"open,0501234567\n${'x\n'.repeat(200_000)}`, 100_000)
  await file.change(await checkForm(file.id))
  expect(await getImport(database, file.id)).toMatchObject({ state: 'broken', brokenRow: 602 })
})

test('contacts of a phone are imported', async () => {
  const cards = Array.from(
    { length: 30 },
    (_, index) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:אדם ${index}\r\nTEL:05${30_000_000 + index}\r\nEND:VCARD\r\n`,
  )
  const { row } = await importAll(cards.join(''))
  expect(row).toMatchObject({ state: 'imported', added: 30, refused: 0 })
})

test('columns without a phone and an email address are not checked', async () => {
  const file = leadFile(database, actor)
  await file.upload(rowsOf(3))
  const form = await checkForm(file.id)
  expect(await file.change({ ...form, 'column-1': 'note' })).toBe('needs-contact')
  expect(await getImport(database, file.id)).toMatchObject({ state: 'matching' })
})

test('what was not imported can be discarded, and what was cannot', async () => {
  const draft = leadFile(database, actor)
  await draft.upload(rowsOf(3))
  expect(await draft.change({ intent: 'discard' })).toBe('discarded')
  const { file } = await importAll(rowsOf(3))
  expect(await file.change({ intent: 'discard' })).toBe('stale')
})

test.each([
  ['an unknown form', { intent: 'start', duplicates: 'merge', status: 'contacted' }],
  ['a start before the check', start],
  [
    'a check of what is not there',
    { intent: 'check', country: 'IL', order: 'day', 'column-0': 'phone' },
  ],
  ['another look at the columns', { intent: 'columns' }],
  ['an undo of nothing', { intent: 'undo' }],
])('%s changes nothing while a file is uploaded', async (_, fields) => {
  const file = leadFile(database, actor)
  await file.upload(rowsOf(3))
  await database.pool.query(`update lead_imports set state = 'uploading', plan = null`)
  expect(await file.change(fields)).toBe('stale')
  expect(await getImport(database, file.id)).toMatchObject({ state: 'uploading' })
})

test('nobody else can add to a file, and a piece that is sent twice is stored once', async () => {
  const file = leadFile(database, actor)
  await file.upload(rowsOf(200))
  const other = randomUUID()
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'other@example.com', 'other', '')`,
    [other],
  )
  expect(await file.upload(rowsOf(200))).toEqual({ kind: 'refused', fault: 'gone' })
  await database.pool.query(`update lead_imports set state = 'uploading', admin_id = $1`, [other])
  expect(await file.upload(rowsOf(200))).toEqual({ kind: 'refused', fault: 'gone' })
  await database.pool.query('update lead_imports set admin_id = $1', [actor.adminId])
  expect(await file.upload(rowsOf(200))).toEqual({ kind: 'ready' })
  await file.change(await checkForm(file.id))
  expect(await getImport(database, file.id)).toMatchObject({ rows: 200, added: 200 })
})

test('a file that nobody imported is removed after a day, and an import stays', async () => {
  const draft = leadFile(database, actor)
  await draft.upload(rowsOf(3))
  const { file } = await importAll(rowsOf(3))
  await removeOldDrafts(database)
  expect(await getImport(database, draft.id)).not.toBeNull()
  await database.pool.query(`update lead_imports set created_at = now() - interval '25 hours'`)
  await removeOldDrafts(database)
  expect(await getImport(database, draft.id)).toBeNull()
  expect(await getImport(database, file.id)).not.toBeNull()
  const { rows } = await database.pool.query('select from lead_import_pieces')
  expect(rows).toEqual([])
})
