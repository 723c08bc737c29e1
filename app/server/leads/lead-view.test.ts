import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LeadRow } from '../db/lead-row.ts'
import { describeLead } from './lead-view.ts'

const now = new Date('2026-11-21T12:00:00Z')

const lead: LeadRow = {
  id: randomUUID(),
  receivedAt: new Date('2026-11-21T10:30:00Z'),
  name: 'נועה',
  email: 'noa@example.com',
  phone: '+972507654321',
  phoneRaw: '050-765 4321',
  phoneLooksInvalid: false,
  offer: null,
  privacyNotice: null,
  countryCode: 'IL',
  serviceType: 'landing-page',
  budget: '5000-15000',
  message: 'שלום',
  sourcePage: 'services/landing-page',
  source: '(none)',
  pageUrl: 'https://dagesh.example/he/services/landing-page',
  cameFrom: '',
  status: 'new',
  notes: '',
  version: 1,
  spamReason: null,
  phonePrefix: '+972',
  pageTitleHe: 'דף נחיתה',
  pageTitleEn: 'Landing page',
  language: 'he',
  ipAddress: '198.51.100.7',
  userAgent: 'Mozilla/5.0 (iPhone)',
  deviceType: 'mobile',
  submittedAt: new Date('2026-11-21T10:29:58Z'),
  heldAt: null,
  deletedAt: null,
  nextAction: 'answer',
  nextAt: new Date('2026-11-22T10:30:00Z'),
  touchedAt: null,
  followUps: 0,
  callBackOn: null,
  keptReason: null,
  importId: null,
  updatedAt: new Date('2026-11-21T10:30:00Z'),
}

function describe(change: Partial<LeadRow>, lang: 'he' | 'en' = 'he') {
  return describeLead({ ...lead, ...change }, lang, now)
}

test('a service and a budget that are no longer in the catalogue are shown as they are stored', () => {
  const row: Partial<Record<keyof LeadRow, unknown>> = { serviceType: 'fax', budget: 'one-goat' }
  // SAFETY: an older version stored other values.
  const view = describe(row as Partial<LeadRow>)
  expect([view.service, view.budget]).toEqual(['fax', 'one-goat'])
})

test.each([
  ['+972507654321', { text: '050-7654321', dial: '+972507654321', takesMessages: true }],
  ['+97235551234', { text: '03-5551234', dial: '+97235551234', takesMessages: false }],
  ['+972771234567', { text: '077-1234567', dial: '+972771234567', takesMessages: false }],
  ['+447700900123', { text: '+447700900123', dial: '+447700900123', takesMessages: true }],
  ['*2345', { text: '050-765 4321', dial: null }],
])('the phone %s is shown as %j', (phone, shown) => {
  expect(describe({ phone }).phone).toMatchObject(shown)
})

test('an imported lead without a phone has no number, and no warning about one', () => {
  expect(describe({ phone: '', phoneRaw: '' }).phone).toEqual({
    text: '',
    dial: null,
    looksInvalid: false,
    takesMessages: false,
  })
})

test('a number that cannot be parsed is odd and has no dial link', () => {
  expect(describe({ phone: 'javascript:alert(1)', phoneRaw: '?' }).phone).toEqual({
    text: '?',
    dial: null,
    looksInvalid: true,
    takesMessages: false,
  })
  expect(describe({ phoneLooksInvalid: true }).phone).toMatchObject({
    looksInvalid: true,
    dial: '+972507654321',
  })
})

test('choices are shown in the language of the admin; missing choices are null', () => {
  expect(describe({}, 'en')).toMatchObject({
    service: 'Landing pages',
    sourcePage: 'Landing pages',
  })
  expect(describe({}).submitted).toMatchObject({ date: 'היום', time: '12:30' })
  expect(describe({ serviceType: null, budget: null, sourcePage: 'home' })).toMatchObject({
    service: null,
    budget: null,
    sourcePage: 'דף הבית',
  })
})
