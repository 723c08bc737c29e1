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

// Proves 9.3.1.
test.each(
  Object.entries(codes).flatMap(([field, code]) =>
    wrongTypes.map((value) => ({ field, code, value })),
  ),
)('$field $value is refused', async ({ field, code, value }) => {
  const { phone_raw, ...payload } = leadPayload()
  const { body, status } = await postLead(site.address, {
    ...payload,
    ...(field === 'phone' ? {} : { phone_raw }),
    [field]: value,
  })
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    {
      field,
      code: expect.stringMatching(new RegExp(`^(${code}|invalid|serviceRequired|budgetRequired)$`)),
    },
  ])
})

test('all errors are reported at once', async () => {
  expect(
    await getRefusal(
      leadPayload({ name: 'א', email: 'x', phone_raw: '1', message: 'קצר', budget: 'free' }),
    ),
  ).toEqual(
    invalidLead({
      name: 'nameMin',
      email: 'emailInvalid',
      phone: 'phoneInvalid',
      message: 'messageMin',
      budget: 'budgetRequired',
    }),
  )
})

test('the last of two equal JSON keys wins, and status is ignored', async () => {
  const body = JSON.stringify(leadPayload({ name: 'ראשונה ראשונה' }))
  const row = await getStoredRow(
    `${body.slice(0, -1)},"name":"שנייה שנייה","status":"new","status":"closed_won"}`,
  )
  expect(row).toMatchObject({ name: 'שנייה שנייה', status: 'new' })
})

test.each([
  '"__proto__":{"isAdmin":true,"status":"closed_won"}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"__proto__":null',
  '"toString":1,"hasOwnProperty":1,"valueOf":null',
])('the JSON key %s pollutes no prototype', async (member) => {
  const row = await getStoredRow(`${JSON.stringify(leadPayload()).slice(0, -1)},${member}}`)
  expect(row.status).toBe('new')
  expect(Object.getPrototypeOf({})).not.toHaveProperty('isAdmin')
  expect({}).not.toHaveProperty('isAdmin')
})

test.each(['__proto__', 'constructor', 'toString', 'HE', 'he-IL', 'ru', '', '<script>', ' he'])(
  'the language %j is refused',
  async (language) => {
    expect(await getRefusal(leadPayload({ language }))).toEqual(
      invalidLead({ language: 'invalid' }),
    )
  },
)

// Proves 9.3.3.
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
  expect(await getRefusal(leadPayload({ [field]: value }))).toEqual(invalidLead({ [field]: code }))
})

// Proves 4.4.1.
test('the source of a lead is derived from its page URL, not from the body', async () => {
  expect(
    await getStoredRow(
      leadPayload({
        source_page: '<b>anything</b>',
        page_url: 'https://dagesh.example/he/services/landing-page',
      }),
    ),
  ).toMatchObject({
    sourcePage: 'services/landing-page',
  })
  expect(await getStoredRow(leadPayload({ page_url: '/portfolio?project=nothing' }))).toMatchObject(
    {
      sourcePage: 'lead-form',
    },
  )
})

test('a budget without a service is refused', async () => {
  expect(await getRefusal(leadPayload({ service_type: undefined }))).toEqual(
    invalidLead({ service_type: 'serviceRequired' }),
  )
})

// Proves 9.6.1.
test('text that looks like code is stored unchanged', async () => {
  const text = `<img src=x onerror=alert(1)>{{7*7}}\${1} ' OR 1=1 -- %_`
  expect(await getStoredRow(leadPayload({ name: text, message: text }))).toMatchObject({
    name: text,
    message: text,
  })
})
