import { expect, test } from 'vitest'
import { leadRules } from '#catalog/lead-rules.ts'
import { leadPayloadParser } from '#domain/leads/lead-payload.ts'
import { emailRequest, leadContent } from './lead-content.ts'

const values = {
  language: 'he',
  source_page: 'דף הבית',
  page_url: '/he/',
  page_title_he: 'דגש',
  page_title_en: 'Dagesh',
  website: '',
  name: 'נועה ברק',
  email: 'noa@example.com',
  country_code: 'IL',
  phone: '050-5550100',
  service_type: 'landing-page',
  budget: '5000-15000',
  message: 'דף נחיתה לקליניקה',
}

const browser = {
  pageUrl: 'https://dagesh.example/he/',
  userAgent: 'Mozilla/5.0 (iPhone)',
  ipAddress: '203.0.113.7',
  prefix: '+972',
}

// Proves 4.1.2.
test('the payload has every specified key, and the phone twice', () => {
  expect(leadContent(values, browser)).toMatchObject({
    phone: '+972505550100',
    phone_raw: '050-5550100',
    phone_prefix: '+972',
    country_code: 'IL',
    page_url: 'https://dagesh.example/he/',
    ip_address: '203.0.113.7',
    user_agent: 'Mozilla/5.0 (iPhone)',
    device_type: 'mobile',
    status: 'new',
  })
})

test('the server parses what the form sends', () => {
  const sent = {
    ...leadContent(values, browser),
    submitted_at: '2026-11-21T10:00:00.000Z',
    elapsed_ms: 5000,
  }
  expect(leadPayloadParser(leadRules)(JSON.parse(JSON.stringify(sent)))).toMatchObject({
    ok: true,
    lead: { phoneRaw: '050-5550100', sourcePage: 'home', honeypot: false, elapsedMs: 5000 },
  })
})

test('the server parses the fields of a form without JavaScript', () => {
  expect(leadPayloadParser(leadRules, 'shown')(values)).toMatchObject({
    ok: true,
    lead: { phoneRaw: '050-5550100', sourcePage: 'home' },
  })
})

test('an overlong URL or user agent does not lose the lead', () => {
  const long = {
    ...browser,
    pageUrl: `${browser.pageUrl}?utm=${'x'.repeat(5000)}`,
    userAgent: 'x'.repeat(5000),
  }
  expect(leadPayloadParser(leadRules)(leadContent(values, long))).toMatchObject({ ok: true })
})

// Proves 4.6.2.
test('the email request has the specified names', () => {
  const request = emailRequest(leadContent(values, browser), '2026-11-21T10:00:00.000Z')
  expect(request).toEqual({
    name: 'נועה ברק',
    email: 'noa@example.com',
    phone: '050-5550100',
    phone_prefix: '+972',
    service: 'landing-page',
    budget: '5000-15000',
    message: 'דף נחיתה לקליניקה',
    sourcePage: 'דף הבית',
    language: 'he',
    submitted_at: '2026-11-21T10:00:00.000Z',
    page_title_he: 'דגש',
    page_title_en: 'Dagesh',
    page_url: 'https://dagesh.example/he/',
  })
})
