import { expect, test } from 'vitest'
import { leadPayloadParser } from './lead-payload.ts'

const rules = {
  services: ['landing-page', 'not-sure'],
  budgets: ['small', 'big'],
  prefixes: { IL: '+972', DK: '+45' },
  languages: ['he', 'en'],
  projects: ['chatmail-app'],
} as const

const parse = leadPayloadParser(rules)

/** Every key of the payload (requirements 4.1). */
const specified = {
  name: 'נועה ברק',
  email: 'noa@example.com',
  phone: '+972501234567',
  phone_prefix: '+972',
  country_code: 'IL',
  service_type: 'landing-page',
  budget: 'small',
  message: 'צריך דף נחיתה',
  source_page: 'דף הבית',
  submitted_at: '2026-11-21T10:15:30.000Z',
  page_title_he: 'דגש',
  page_title_en: 'Dagesh',
  page_url: 'https://dagesh.example/he/',
  language: 'he',
  ip_address: '203.0.113.7',
  user_agent: 'Mozilla/5.0',
  device_type: 'desktop',
  status: 'new',
}

const specifiedLead = {
  name: 'נועה ברק',
  email: 'noa@example.com',
  phoneRaw: '+972501234567',
  phonePrefix: '+972',
  countryCode: 'IL',
  serviceType: 'landing-page',
  budget: 'small',
  message: 'צריך דף נחיתה',
  sourcePage: 'home',
  pageTitleHe: 'דגש',
  pageTitleEn: 'Dagesh',
  pageUrl: 'https://dagesh.example/he/',
  cameFrom: '',
  language: 'he',
  deviceType: 'desktop',
  submittedAt: new Date('2026-11-21T10:15:30.000Z'),
  honeypot: false,
  elapsedMs: null,
  privacyNotice: null,
}

function leadWith(change: Record<string, unknown>) {
  const result = parse({ ...specified, ...change })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.lead
}

function errorsWith(change: Record<string, unknown>) {
  const result = parse({ ...specified, ...change })
  return result.ok ? [] : result.errors
}

// Proves 4.1.2.
test('the specified payload is parsed', () => {
  expect(parse(specified)).toEqual({ ok: true, lead: specifiedLead })
})

test('a form without service and budget sends neither', () => {
  const { service_type: _service, budget: _budget, ...rest } = specified
  expect(parse(rest)).toEqual({
    ok: true,
    lead: { ...specifiedLead, serviceType: null, budget: null },
  })
})

test('a form without JavaScript sends fewer fields', () => {
  const { name, email, phone, country_code, message, language } = specified
  expect(
    parse({
      name,
      email,
      phone,
      country_code,
      message,
      language,
      service_type: '',
      budget: '',
      website: '',
    }),
  ).toEqual({
    ok: true,
    lead: {
      ...specifiedLead,
      serviceType: null,
      budget: null,
      sourcePage: 'lead-form',
      pageTitleHe: '',
      pageTitleEn: '',
      pageUrl: '',
      cameFrom: '',
      deviceType: null,
      submittedAt: null,
    },
  })
})

test('the typed number takes precedence over the normalized one', () => {
  expect(leadWith({ phone: '+97239', phone_raw: '050-1234567' }).phoneRaw).toBe('050-1234567')
  expect(errorsWith({ phone_raw: '050' })).toEqual([{ field: 'phone', code: 'phoneInvalid' }])
  expect(errorsWith({ phone_raw: 5 })).toEqual([{ field: 'phone', code: 'phoneInvalid' }])
})

// Proves 4.1.5, 9.3.2.
test('unknown keys and keys that only the server sets are dropped', () => {
  const lead = leadWith({
    status: 'closed_won',
    id: 'x',
    received_at: '2020-01-01',
    ip_address: { evil: true },
    isAdmin: true,
  })
  expect(Object.keys(lead).toSorted()).toEqual(Object.keys(specifiedLead).toSorted())
})

// Proves 10.3.2.
test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['0123456789ABCDEF', null],
  ['0123456789abcde', null],
  ['0123456789abcdef0', null],
  [7, null],
  [{}, null],
])('the version %j of what the form said about privacy is read as %j', (given, version) => {
  expect(leadWith({ privacy_notice: given }).privacyNotice).toBe(version)
})

// Proves 9.3.2.
test('a __proto__ key changes nothing', () => {
  const hostile: unknown = JSON.parse(
    JSON.stringify(specified).replace('{', '{"__proto__":{"isAdmin":true,"honeypot":true},'),
  )
  expect(parse(hostile)).toEqual({ ok: true, lead: specifiedLead })
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined() // SAFETY: any object may be read as a record
})

test.each([
  [{ website: 'https://spam.example' }, { honeypot: true }],
  [{ website: '' }, { honeypot: false }],
  [{ elapsed_ms: 0 }, { elapsedMs: 0 }],
  [{ elapsed_ms: 1999.5 }, { elapsedMs: 1999.5 }],
  [{ device_type: 'mobile' }, { deviceType: 'mobile' }],
  [{ language: 'en' }, { language: 'en' }],
  [
    { page_url: '/en/portfolio/chatmail-app?utm=1' },
    { sourcePage: 'portfolio/chatmail-app', pageUrl: '/en/portfolio/chatmail-app?utm=1' },
  ],
  [
    { page_url: 'http://x.example/he/services/landing-page' },
    { sourcePage: 'services/landing-page' },
  ],
  [{ source_page: 'anything <b>at</b> all' }, { sourcePage: 'home' }],
  [{ submitted_at: '2026-11-21T12:15:30+02:00' }, { submittedAt: specifiedLead.submittedAt }],
  [{ phone_prefix: '972' }, { phonePrefix: '+972' }],
  [{ page_title_he: ' \u202eדגש\u0000\n' }, { pageTitleHe: 'דגש' }],
  [{ page_title_he: 'א'.repeat(300) }, { pageTitleHe: 'א'.repeat(300) }],
])('%j', (change, part) => {
  expect(leadWith(change)).toMatchObject(part)
})

// Proves 9.3.1.
test.each([
  ['language', 'ru'],
  ['language', undefined],
  ['language', '__proto__'],
  ['device_type', 'tablet'],
  ['country_code', 'XX'],
  ['country_code', undefined],
  ['phone_prefix', '+1'],
  ['phone_prefix', 972],
  ['phone_prefix', '+972'.repeat(3)],
  ['submitted_at', 'yesterday'],
  ['submitted_at', '2026-13-45T10:00:00Z'],
  ['submitted_at', '0000-01-01T00:00:00Z'],
  ['submitted_at', 1_700_000_000],
  ['page_url', 'javascript:alert(1)'],
  ['page_url', '//evil.example'],
  ['page_url', '/\\evil.example'],
  ['page_url', 'ftp://x.example'],
  ['page_url', 'https://'],
  ['page_url', `/he/${'a'.repeat(2045)}`],
  ['page_url', ['/he/']],
  ['page_title_he', 'א'.repeat(301)],
  ['page_title_en', { toString: 'x' }],
  ['user_agent', 'a'.repeat(513)],
  ['source_page', 'a'.repeat(301)],
  ['source_page', 7],
  ['website', 7],
  ['elapsed_ms', -1],
  ['elapsed_ms', '10'],
  ['elapsed_ms', Number.POSITIVE_INFINITY],
])('%s: %j is reported at its field', (field, value) => {
  expect(errorsWith({ [field]: value })).toEqual([{ field, code: 'invalid' }])
})

// Proves 4.1.3, 9.3.1.
test.each([
  [{ name: 5 }, 'name', 'nameMin'],
  [{ email: 'a@b' }, 'email', 'emailInvalid'],
  [{ phone: ['050-1234567'] }, 'phone', 'phoneInvalid'],
  [{ message: null }, 'message', 'messageMin'],
  [{ service_type: 'free text' }, 'service_type', 'serviceRequired'],
  [{ service_type: '' }, 'service_type', 'serviceRequired'],
  [{ budget: 'a million' }, 'budget', 'budgetRequired'],
  [{ budget: null }, 'budget', 'budgetRequired'],
])('%j has the error code of the form', (change, field, code) => {
  expect(errorsWith(change)).toEqual([{ field, code }])
})

test('all errors are reported at once, each field once', () => {
  expect(parse({}).ok).toBe(false)
  expect(errorsWith({ name: '', email: 'x'.repeat(300), language: 'xx', page_url: 'x:y' })).toEqual(
    [
      { field: 'name', code: 'nameMin' },
      { field: 'email', code: 'emailMax' },
      { field: 'page_url', code: 'invalid' },
      { field: 'language', code: 'invalid' },
    ],
  )
})

test.each([null, undefined, 'lead', 7, true, [specified]])('%j is not a payload', (input) => {
  expect(parse(input)).toEqual({ ok: false, errors: [{ field: 'body', code: 'invalid' }] })
})

test('deep nesting is refused without recursion', () => {
  const deep: unknown = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000))
  expect(errorsWith({ name: deep, phone: deep, page_url: deep }).map(({ field }) => field)).toEqual(
    ['name', 'phone', 'page_url'],
  )
})

// Proves 4.2.6.
test('the posted contact form requires service and budget', () => {
  const result = leadPayloadParser(rules, 'shown')({ ...specified, service_type: '', budget: '' })
  expect(result).toEqual({
    ok: false,
    errors: [
      { field: 'service_type', code: 'serviceRequired' },
      { field: 'budget', code: 'budgetRequired' },
    ],
  })
})
