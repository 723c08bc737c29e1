import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  sameOriginForm,
  signIn,
  signUp,
  startAdminArea,
  fillAddress,
  type AdminArea,
} from '#tests/support/admin-area.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { findEndpoints } from '#tests/support/endpoints.ts'
import { callSamples, formSamples, type FormSample } from '#tests/support/form-samples.ts'
import {
  hostileParts,
  hostileQueries,
  hostileTexts,
  isRunnable,
} from '#tests/support/hostile-texts.ts'
import type { RawResponse } from '#tests/support/raw-request.ts'

let app: RunningApp
let area: AdminArea
let cookie = ''
let token = ''

beforeAll(async () => {
  // Its own, because it ends with what the app has logged.
  app = await startApp({ env: { LOG_LEVEL: 'warn', LEADS_PER_MINUTE: '1000' } })
  area = await startAdminArea(app)
  await signUp(area)
  const { rows } = await area.database.query<{ token: string }>('select token from quotes')
  token = rows[0]?.token ?? ''
})

// Some of these forms end the session.
beforeEach(async () => {
  cookie = await signIn(area)
})

afterAll(async () => {
  await area.stop()
  await app.stop()
})

const endpoints = await findEndpoints()
const addressesOf = (accepts: string) => [
  ...new Set(endpoints.filter((each) => each.accepts === accepts).map(({ address }) => address)),
]
const [forms, calls, read] = [addressesOf('form'), addressesOf('json'), addressesOf('query')]

/** The index route of a layout needs `?index`. */
function urlOf(address: string): string {
  const filled = fillAddress(address, area)
    .replace(':token', token)
    .replace(':service', 'strategic-consulting')
    // A link that exists leads to the site that its owner chose.
    .replace('q/:slug', 'q/no-such-link')
    .replace(':slug', 'matrix')
    .replace('//', '/')
  return filled.endsWith('/emodesuper') ? `${filled}?index` : filled
}

async function post(address: string, body: string, type = sameOriginForm['content-type']) {
  const headers = { ...sameOriginForm, 'content-type': type }
  return send(urlOf(address), { method: 'POST', headers, body })
}

function send(url: string, sent: Parameters<AdminArea['send']>[1] = {}): Promise<RawResponse> {
  return area.send(url, { cookie, ...sent })
}

function expectSafe({ status, body, headers }: RawResponse, what: string): void {
  expect(status, what).toBeLessThan(500)
  // A file that the browser stores, or data that it does not render, has the text as it was typed.
  const isStored = headers['content-disposition']?.startsWith('attachment') === true
  const isData = headers['content-type']?.startsWith('application/json') === true
  expect(isStored || isData ? '' : body, what).not.toMatch(isRunnable)
  expect(headers.location ?? '/', what).toMatch(/^(?:\/(?![/\\])|https?:\/\/localhost)/)
}

// A new form needs a sample in form-samples.ts, with which all tests below run.
test('every form and every call of app/routes.ts has its samples', () => {
  expect(forms.toSorted()).toEqual(Object.keys(formSamples).toSorted())
  expect(calls.toSorted()).toEqual(Object.keys(callSamples).toSorted())
  expect(read.length).toBeGreaterThan(50)
})

const cases = forms.map((address) => [address, formSamples[address] ?? []] as const)

// Proves 9.3.1.
test.each(cases)('%s handles hostile text in each field', async (address, samples) => {
  for (const sample of samples)
    for (const field of Object.keys(sample))
      await Promise.all(
        Object.entries(hostileTexts).map(async ([what, text]) => {
          const body = new URLSearchParams({ ...sample, [field]: text }).toString()
          expectSafe(await post(address, body), `${field}: ${what}`)
        }),
      )
})

/** Forms that are only a button have no body. */
const withFields = cases.filter(([, [sample = {}]]) => Object.keys(sample).length > 0)

function oddForms(sample: FormSample): Record<string, string> {
  const whole = new URLSearchParams(sample).toString()
  const fields = Object.keys(sample)
  return {
    'every field twice': `${whole}&${whole}`,
    'fields that only the server sets': `${whole}&id=1&status=closed_won&ip_address=1.2.3.4&received_at=2000-01-01&adminId=1`,
    'names of prototypes': `${whole}&__proto__[isAdmin]=1&__proto__=1&constructor.prototype.x=1&toString=1`,
    'bytes that are no text': fields.map((field) => `${field}=%ED%A0%80%C0%AF%FF`).join('&'),
    'no field': '',
    'no names': '=1&=2&&&',
    'a thousand fields': Array.from({ length: 1_000 }, (_, at) => `f${at}=1`).join('&'),
  }
}

function withFiles(sample: FormSample): string {
  const parts = Object.keys(sample).map(
    (name) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="../../x.php"\r\nContent-Type: image/svg+xml\r\n\r\n<script>alert(1)</script>\r\n`,
  )
  return `${parts.join('')}--x--\r\n`
}

// Proves 9.3.1.
test.each(cases)('%s handles odd forms', async (address, samples) => {
  for (const sample of samples) {
    await Promise.all(
      Object.entries(oddForms(sample)).map(async ([what, body]) =>
        expectSafe(await post(address, body), what),
      ),
    )
    expectSafe(await post(address, withFiles(sample), 'multipart/form-data; boundary=x'), 'files')
  }
})

// Proves 9.3.1.
test.each(withFields)(
  '%s refuses other content types, broken and endless bodies',
  async (address, [sample = {}]) => {
    const before = await area.snapshot()
    for (const [type, body] of [
      ['application/json', JSON.stringify({ ...sample, intent: 'delete' })],
      ['text/plain', new URLSearchParams(sample).toString()],
      ['application/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nno end',
      ],
      [sameOriginForm['content-type'], `name=${'x'.repeat(6_000_000)}`],
    ] as const) {
      const answer = await post(address, body, type)
      expectSafe(answer, type)
      expect(answer.status, type).toBeGreaterThanOrEqual(400)
    }
    expect(await area.snapshot()).toEqual(before)
  },
)

// Proves 9.3.1.
test.each(calls)('%s refuses invalid JSON input', async (address) => {
  const sample = callSamples[address] ?? {}
  const send = (value: unknown) => post(address, JSON.stringify(value), 'application/json')
  for (const value of [1, 'x', true, null, [], [sample], { ...sample, __proto__: null }])
    expectSafe(await send(value), JSON.stringify(value).slice(0, 40))
  expectSafe(await post(address, '['.repeat(10_000), 'application/json'), 'deep')
  for (const field of Object.keys(sample))
    for (const value of [...Object.values(hostileTexts), 1, -1, 1e308, true, null, [], {}, [{}]])
      expectSafe(
        await send({ ...sample, [field]: value }),
        `${field}: ${JSON.stringify(value).slice(0, 40)}`,
      )
})

// Proves 9.3.1.
test.each(read)('%s handles hostile queries and path segments', async (address) => {
  const url = urlOf(address.replace('*', 'x'))
  await Promise.all(
    hostileQueries.map(async (query) => {
      const asked = `${url}${url.includes('?') ? '&' : '?'}${query}`
      expectSafe(await send(asked), query.slice(0, 60))
    }),
  )
  const parts = address.match(/:(?!lang)\w+|\*/g) ?? []
  for (const part of hostileParts)
    for (const name of parts)
      expectSafe(await send(urlOf(address.replace(name, part))), part.slice(0, 60))
})

test('everything stored by these tests is shown as text on every screen of the admin area', async () => {
  for (const address of read.filter((each) => each.includes('emodesuper'))) {
    const answer = await send(urlOf(address))
    expectSafe(answer, address)
  }
  const errors = app
    .output()
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line))
  expect(
    errors.filter((line) => !line.includes('timeout exceeded when trying to connect')),
  ).toEqual([])
})
