import { expect, test } from 'vitest'
import { leadRules } from '#catalog/lead-rules.ts'
import { leadPayloadParser } from '#domain/leads/lead-payload.ts'
import { leadContent } from './lead-content.ts'

const values = {
  language: 'he',
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

const pageUrl = 'https://dagesh.example/he/'

// Proves 4.1.2.
test('the browser sends the fields of the form and its own address, and the server parses them', () => {
  const sent = {
    ...leadContent(values, `${pageUrl}?utm_source=news`),
    came_from: 'www.google.com',
    submitted_at: '2026-11-21T10:00:00.000Z',
    elapsed_ms: 5000,
  }
  expect(Object.keys(sent).toSorted()).toEqual(
    [...Object.keys(values), 'came_from', 'submitted_at', 'elapsed_ms'].toSorted(),
  )
  expect(leadPayloadParser(leadRules)(JSON.parse(JSON.stringify(sent)))).toMatchObject({
    ok: true,
    lead: {
      phoneRaw: '050-5550100',
      phonePrefix: '+972',
      sourcePage: 'home',
      pageUrl: `${pageUrl}?utm_source=news`,
      cameFrom: '(search)',
      honeypot: false,
      elapsedMs: 5000,
    },
  })
})

test('the server parses the fields of a form without JavaScript', () => {
  expect(leadPayloadParser(leadRules, 'shown')(values)).toMatchObject({
    ok: true,
    lead: { phoneRaw: '050-5550100', sourcePage: 'home' },
  })
})

test('an overlong URL does not lose the lead', () => {
  const content = leadContent(values, `${pageUrl}?utm=${'x'.repeat(5000)}`)
  expect(leadPayloadParser(leadRules)(content)).toMatchObject({ ok: true })
})
