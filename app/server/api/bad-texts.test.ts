import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { leadResults, invalidLead } from '#tests/support/lead-results.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

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

const { getRefusal, getStoredRow } = leadResults(() => ({ address: site.address, database }))

const family = '👨‍👩‍👧‍👦'
const niqqud = 'שָׁלוֹם'
const lengthOf = (text: string) => Array.from(text.normalize('NFC')).length

/** Text of exactly `points` code points in NFC. */
function exactly(points: number, unit: string): string {
  const whole = unit.repeat(Math.floor(points / lengthOf(unit)))
  return whole + 'א'.repeat(points - lengthOf(whole))
}

test.each(['א', 'a', '😀', family, niqqud, 'e\u0301'])(
  'limits count code points after NFC: %j',
  async (unit) => {
    expect(
      await getStoredRow(leadPayload({ name: exactly(2, unit), message: exactly(10, unit) })),
    ).toBeDefined()
    const row = await getStoredRow(
      leadPayload({ name: exactly(100, unit), message: exactly(1000, unit) }),
    )
    expect(lengthOf(row.name)).toBe(100)
    expect(lengthOf(row.message)).toBe(1000)
    expect(
      await getRefusal(leadPayload({ name: exactly(1, 'א'), message: exactly(9, unit) })),
    ).toEqual(invalidLead({ name: 'nameMin', message: 'messageMin' }))
    expect(
      await getRefusal(leadPayload({ name: exactly(101, unit), message: exactly(1001, unit) })),
    ).toEqual(invalidLead({ name: 'nameMax', message: 'messageMax' }))
  },
)

// Proves 4.2.1.
test('limits count after trimming, and CRLF counts as one character', async () => {
  expect(
    await getRefusal(leadPayload({ name: ' א  ', message: `\r\n ${'א'.repeat(9)} \n` })),
  ).toEqual(invalidLead({ name: 'nameMin', message: 'messageMin' }))
  const row = await getStoredRow(
    leadPayload({ name: `  ${'א'.repeat(100)}  `, message: `א\r\n${'א'.repeat(998)}\r\n` }),
  )
  expect(row.message).toBe(`א\n${'א'.repeat(998)}`)
})

function addressOf(length: number): string {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}`
  return `${'l'.repeat(64)}@${domain}.${'d'.repeat(length - 65 - domain.length - 4)}.il`
}

// Proves 4.2.3.
test('an email address of 255 characters is accepted, one of 256 is refused', async () => {
  expect(addressOf(255)).toHaveLength(255)
  expect((await getStoredRow(leadPayload({ email: addressOf(255) }))).email).toBe(addressOf(255))
  expect(await getRefusal(leadPayload({ email: addressOf(256) }))).toEqual(
    invalidLead({ email: 'emailMax' }),
  )
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
])('%s in a name is removed before it is stored', async (_, name, clean) => {
  expect((await getStoredRow(leadPayload({ name }))).name).toBe(clean)
})

test('a message keeps its lines and direction marks and loses invalid characters', async () => {
  const { message } = await getStoredRow(
    leadPayload({ message: 'שלום \u200fJohn\u0000\ud800\n\n\u202bשורה\u202c שנייה\ufffe' }),
  )
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
])('the email address %j is refused', async (email) => {
  expect(await getRefusal(leadPayload({ email }))).toEqual(invalidLead({ email: 'emailInvalid' }))
})

test.each([
  ['a+tag@example.com', 'a+tag@example.com'],
  ['  dana@example.com  ', 'dana@example.com'],
  ['\u200fdana@example.com\u200e', 'dana@example.com'],
  [`${'l'.repeat(64)}@example.com`, `${'l'.repeat(64)}@example.com`],
  ['dana@דוגמה.ישראל', 'dana@דוגמה.ישראל'],
])('the email address %j is accepted', async (email, clean) => {
  expect((await getStoredRow(leadPayload({ email }))).email).toBe(clean)
})

// Proves 4.3.5.
test.each([
  ['IL', '050-234 5678', '+972502345678', false],
  ['IL', '٠٥٠٢٣٤٥٦٧٨', '+972502345678', false],
  ['IL', '\u200f050-2345678', '+972502345678', false],
  ['IL', 'tel:0502345678', '+972502345678', false],
  ['DK', '34 41 23 45', '+4534412345', false],
  ['IT', '06 6982 1234', '+390669821234', false],
  ['RU', '8 912 345-67-89', '+79123456789', false],
  ['IL', '999999999999999', '999999999999999', true],
])('the phone %s %s is stored as %s (odd: %s) and as typed', async (country, typed, phone, odd) => {
  const payload = leadPayload({
    country_code: country,
    phone_raw: typed,
    phone_prefix: undefined,
  })
  expect(await getStoredRow(payload)).toMatchObject({
    phone,
    phoneLooksInvalid: odd,
    phoneRaw: typed.replace('\u200f', ''),
  })
})

test.each(['*2345', '12345678', 'אין לי', '050-23456789-012345678'])(
  'the phone %j is refused',
  async (phone) => {
    const { body, status } = await postLead(site.address, leadPayload({ phone_raw: phone }))
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'phone', code: expect.stringMatching(/^phone(Invalid|Max)$/) },
    ])
  },
)
