import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead, type LeadWire } from '#tests/support/lead-payload.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { leadEvents, leadKeys, leads, mails } from '../db/schema.ts'

let database: TestDatabase
let site: ApiServer

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startApiServer({ database })
})

afterAll(async () => {
  await site.stop()
  await database.stop()
})

async function rows() {
  const counts = await Promise.all([leads, leadEvents, leadKeys, mails].map((table) => database.orm.select({ rows: count() }).from(table)))
  return counts.map(([row]) => row?.rows)
}

/** What came of a post that should be refused: its codes by field, and how much more is stored than before. */
async function refusalOf(payload: unknown) {
  const before = await rows()
  const { status, body } = await postLead(site.address, payload)
  const errors = (body.errors ?? []) as { field: string; code: string }[]
  const after = await rows()
  return {
    status,
    error: body.error,
    codes: Object.fromEntries(errors.map(({ field, code }) => [field, code])),
    stored: after.map((count, table) => (count ?? 0) - (before[table] ?? 0)),
  }
}

function refusedFor(codes: Record<string, string>) {
  return { status: 400, error: 'invalid', codes, stored: [0, 0, 0, 0] }
}

async function stored(payload: LeadWire | string) {
  const { status, body } = await postLead(site.address, payload)
  expect({ status, body }).toMatchObject({ status: 201, body: { success: true } })
  const [row] = await database.orm
    .select()
    .from(leads)
    .where(eq(leads.id, body.id ?? ''))
  if (!row) throw new Error('Not stored')
  return row
}

const codes = {
  name: 'nameMin',
  email: 'emailInvalid',
  phone: 'phoneInvalid',
  country_code: 'invalid',
  service_type: 'invalid',
  budget: 'invalid',
  message: 'messageMin',
  language: 'invalid',
  page_url: 'invalid',
  device_type: 'invalid',
  submitted_at: 'invalid',
} as const

const wrongTypes: readonly unknown[] = [1, true, [], {}, [['x']], { toString: 'x' }]

test.each(Object.entries(codes).flatMap(([field, code]) => wrongTypes.map((value) => ({ field, code, value }))))(
  '$field must not be $value',
  async ({ field, code, value }) => {
    const { phone_raw, ...payload } = leadPayload()
    const { body, status } = await postLead(site.address, { ...payload, ...(field === 'phone' ? {} : { phone_raw }), [field]: value })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field, code: expect.stringMatching(new RegExp(`^(${code}|invalid|serviceRequired|budgetRequired)$`)) }])
  },
)

test('all that is wrong is told at once', async () => {
  expect(await refusalOf(leadPayload({ name: 'א', email: 'x', phone_raw: '1', message: 'קצר', budget: 'free' }))).toEqual(
    refusedFor({
      name: 'nameMin',
      email: 'emailInvalid',
      phone: 'phoneInvalid',
      message: 'messageMin',
      budget: 'budgetRequired',
    }),
  )
})

test('of a key that comes twice the last value counts, and status is not read at all', async () => {
  const body = JSON.stringify(leadPayload({ name: 'ראשונה ראשונה' }))
  const row = await stored(`${body.slice(0, -1)},"name":"שנייה שנייה","status":"new","status":"closed_won"}`)
  expect(row).toMatchObject({ name: 'שנייה שנייה', status: 'new' })
})

test.each([
  '"__proto__":{"isAdmin":true,"status":"closed_won"}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"__proto__":null',
  '"toString":1,"hasOwnProperty":1,"valueOf":null',
])('the key %s pollutes nothing', async (member) => {
  const row = await stored(`${JSON.stringify(leadPayload()).slice(0, -1)},${member}}`)
  expect(row.status).toBe('new')
  expect(Object.getPrototypeOf({})).not.toHaveProperty('isAdmin')
  expect({}).not.toHaveProperty('isAdmin')
})

test.each(['__proto__', 'constructor', 'toString', 'HE', 'he-IL', 'ru', '', '<script>', ' he'])(
  'the language %j is refused',
  async (language) => {
    expect(await refusalOf(leadPayload({ language }))).toEqual(refusedFor({ language: 'invalid' }))
  },
)

test.each([
  ['service_type', 'landing-page ', 'serviceRequired'],
  ['service_type', 'LANDING-PAGE', 'serviceRequired'],
  ['service_type', '__proto__', 'serviceRequired'],
  ['budget', 'constructor', 'budgetRequired'],
  ['budget', '5000', 'budgetRequired'],
  ['device_type', 'tablet', 'invalid'],
  ['country_code', 'il', 'invalid'],
  ['country_code', 'XX', 'invalid'],
  ['country_code', '__proto__', 'invalid'],
  ['phone_prefix', '+1', 'invalid'],
  ['submitted_at', 'yesterday', 'invalid'],
  ['submitted_at', '2026-13-45T00:00:00Z', 'invalid'],
  ['submitted_at', '+275760-09-13T00:00:00Z', 'invalid'],
  ['page_url', 'javascript:alert(1)', 'invalid'],
  ['page_url', '//evil.test/', 'invalid'],
  ['page_url', '/\\evil.test', 'invalid'],
])('%s %j is refused, not stored as free text', async (field, value, code) => {
  expect(await refusalOf(leadPayload({ [field]: value }))).toEqual(refusedFor({ [field]: code }))
})

test('the source of a lead is what its page is, not what the body calls it', async () => {
  expect(
    await stored(leadPayload({ source_page: '<b>anything</b>', page_url: 'https://dagesh.example/he/services/landing-page' })),
  ).toMatchObject({
    sourcePage: 'services/landing-page',
  })
  expect(await stored(leadPayload({ page_url: '/portfolio?project=nothing' }))).toMatchObject({ sourcePage: 'lead-form' })
})

test('a budget without a service where neither was asked for is refused', async () => {
  expect(await refusalOf(leadPayload({ service_type: undefined }))).toEqual(refusedFor({ service_type: 'serviceRequired' }))
})

const family = '👨‍👩‍👧‍👦'
const niqqud = 'שָׁלוֹם'
const lengthOf = (text: string) => Array.from(text.normalize('NFC')).length

/** Text of exactly so many code points in NFC. */
function exactly(points: number, unit: string): string {
  const whole = unit.repeat(Math.floor(points / lengthOf(unit)))
  return whole + 'א'.repeat(points - lengthOf(whole))
}

test.each(['א', 'a', '😀', family, niqqud, 'e\u0301'])('limits count code points after NFC: %j', async (unit) => {
  expect(await stored(leadPayload({ name: exactly(2, unit), message: exactly(10, unit) }))).toBeDefined()
  const row = await stored(leadPayload({ name: exactly(100, unit), message: exactly(1000, unit) }))
  expect(lengthOf(row.name)).toBe(100)
  expect(lengthOf(row.message)).toBe(1000)
  expect(await refusalOf(leadPayload({ name: exactly(1, 'א'), message: exactly(9, unit) }))).toEqual(
    refusedFor({ name: 'nameMin', message: 'messageMin' }),
  )
  expect(await refusalOf(leadPayload({ name: exactly(101, unit), message: exactly(1001, unit) }))).toEqual(
    refusedFor({ name: 'nameMax', message: 'messageMax' }),
  )
})

test('limits are measured after trimming, and two ways to end a line are one', async () => {
  expect(await refusalOf(leadPayload({ name: ' א  ', message: `\r\n ${'א'.repeat(9)} \n` }))).toEqual(
    refusedFor({ name: 'nameMin', message: 'messageMin' }),
  )
  const row = await stored(leadPayload({ name: `  ${'א'.repeat(100)}  `, message: `א\r\n${'א'.repeat(998)}\r\n` }))
  expect(row.message).toBe(`א\n${'א'.repeat(998)}`)
})

function addressOf(length: number): string {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}`
  return `${'l'.repeat(64)}@${domain}.${'d'.repeat(length - 65 - domain.length - 4)}.il`
}

test('an address of 255 characters is taken, one of 256 is not', async () => {
  expect(addressOf(255)).toHaveLength(255)
  expect((await stored(leadPayload({ email: addressOf(255) }))).email).toBe(addressOf(255))
  expect(await refusalOf(leadPayload({ email: addressOf(256) }))).toEqual(refusedFor({ email: 'emailMax' }))
})

test.each([
  ['a NUL', 'דנה\u0000כהן', 'דנהכהן'],
  ['half a surrogate pair', 'דנה\ud800כהן', 'דנהכהן'],
  ['a control character', 'דנה\u0007\u001b[31m כהן', 'דנה[31m כהן'],
  ['a C1 control', 'דנה\u0085כהן', 'דנהכהן'],
  ['a non-character', 'דנה\ufffeכהן\uffff', 'דנהכהן'],
  ['a line break', 'דנה\r\nBcc: x@y.test', 'דנה Bcc: x@y.test'],
  ['an override', '\u202emoc.elgoog', 'moc.elgoog'],
  ['isolates and marks', '\u2066דנה\u2069\u200f\u200e\u061c כהן', 'דנה כהן'],
])('%s in a name never reaches the database', async (_, name, clean) => {
  expect((await stored(leadPayload({ name }))).name).toBe(clean)
})

test('a message keeps its lines and its marks of direction, and nothing unwritable', async () => {
  const { message } = await stored(leadPayload({ message: 'שלום \u200fJohn\u0000\ud800\n\n\u202bשורה\u202c שנייה\ufffe' }))
  expect(message).toBe('שלום \u200fJohn\n\n\u202bשורה\u202c שנייה')
})

test.each([
  'a@b',
  'a@b..c',
  '"a b"@c.il',
  'a@',
  '@b.il',
  'a b@c.il',
  'a@b.il, evil@x.test',
  'a@b.il\r\nBcc: evil@x.test',
  'a@b.il.',
  'a@[127.0.0.1]',
])('the address %j is refused', async (email) => {
  expect(await refusalOf(leadPayload({ email }))).toEqual(refusedFor({ email: 'emailInvalid' }))
})

test.each([
  ['a+tag@example.com', 'a+tag@example.com'],
  ['  dana@example.com  ', 'dana@example.com'],
  ['\u200fdana@example.com\u200e', 'dana@example.com'],
  [`${'l'.repeat(64)}@example.com`, `${'l'.repeat(64)}@example.com`],
  ['dana@דוגמה.ישראל', 'dana@דוגמה.ישראל'],
])('the address %j is taken', async (email, clean) => {
  expect((await stored(leadPayload({ email }))).email).toBe(clean)
})

test.each([
  ['IL', '050-234 5678', '+972502345678', false],
  ['IL', '٠٥٠٢٣٤٥٦٧٨', '+972502345678', false],
  ['IL', '\u200f050-2345678', '+972502345678', false],
  ['IL', 'tel:0502345678', '+972502345678', false],
  ['DK', '34 41 23 45', '+4534412345', false],
  ['IT', '06 6982 1234', '+390669821234', false],
  ['RU', '8 912 345-67-89', '+79123456789', false],
  ['IL', '999999999999999', '999999999999999', true],
])('the phone %s %s is stored as %s (odd: %s), and as it was typed', async (country, typed, phone, odd) => {
  const payload = leadPayload({ country_code: country, phone_raw: typed, phone_prefix: undefined })
  expect(await stored(payload)).toMatchObject({ phone, phoneOdd: odd, phoneRaw: typed.replace('\u200f', '') })
})

test.each(['*2345', '12345678', 'אין לי', '050-23456789-012345678'])('the phone %j is refused', async (phone) => {
  const { body, status } = await postLead(site.address, leadPayload({ phone_raw: phone }))
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'phone', code: expect.stringMatching(/^phone(Invalid|Max)$/) }])
})

test('text that looks like code is stored as it stands', async () => {
  const text = `<img src=x onerror=alert(1)>{{7*7}}\${1} ' OR 1=1 -- %_`
  expect(await stored(leadPayload({ name: text, message: text }))).toMatchObject({ name: text, message: text })
})
