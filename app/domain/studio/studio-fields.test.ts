import { expect, test } from 'vitest'
import { readStudioField, type StudioField } from './studio-fields.ts'
import {
  storable,
  isStudioField,
  sampleFields,
  studioFieldNames,
  studioFrom,
  valuesOf,
  withStored,
} from './studio-values.ts'
import type { Studio } from './studio.ts'
import { sectionOf, studioSections } from './studio-sections.ts'

const words = { he: 'לדוגמה', en: 'Sample', ru: 'Образец' }
const sample: Studio = {
  name: words,
  founder: { name: words, jobTitle: words, cardSlug: 'sample' },
  foundingYear: 2009,
  logo: { id: 'logo_0123456789-abcdef', width: 640, height: 160, look: 'ink' },
  icon: 'icon_0123456789-abcdef',
  claims: {
    attention: { value: 200, asOf: '' },
    industries: { value: 30, asOf: '' },
    projects: { value: 100, asOf: '' },
    years: { value: 16, asOf: '' },
  },
  email: 'sample@studio.example',
  phone: '+97230555010',
  whatsapp: '+97230555011',
  profiles: { linkedin: 'https://linkedin.example/sample' },
  businessHours: {
    days: [0, 1, 2],
    opens: '10:30',
    closes: '18:00',
    again: { opens: '', closes: '' },
    closedDays: [],
  },
  legal: { name: words, registration: '000000000', address: words },
  quoteValidDays: 30,
  sales: {
    vatRates: [{ rate: 1_800, validFrom: '2025-01-01' }],
    downPayment: 5_000,
    tiers: { 2: 500, 3: 750, 4: 1_000 },
    packages: {
      'business-launch': 2_000,
      'full-business': 2_000,
      'smart-upgrade': 3_000,
      'development-after-design': 1_500,
      'mvp-for-design-clients': 2_000,
    },
    notOffered: [],
  },
  keep: { leadMonths: 24, heldDays: 90, binDays: 30 },
  url: 'https://studio.example',
  analyticsId: '',
}
const defaults = valuesOf(sample)
const year = new Date().getFullYear()
const today = new Date().toISOString().slice(0, 10)

// Proves 1.6.1.
test('each detail of the studio is on a screen of the admin area', () => {
  const details = [
    'name.he',
    'name.en',
    'name.ru',
    'founder.name.he',
    'founder.jobTitle.he',
    'foundingYear',
    'email',
    'phone',
    'whatsapp',
    'profiles.linkedin',
    'businessHours.opens',
    'claims.years.value',
    'claims.projects.value',
    'claims.industries.value',
    'claims.attention.value',
    'legal.name.he',
    'legal.registration',
    'legal.address.he',
    'analyticsId',
    'url',
  ]
  const shown = new Set<string>(Object.values(studioSections).flat())
  expect(details.filter((field) => !shown.has(field))).toEqual([])
})

// Proves 1.6.6.
test.each<[StudioField, string, string]>([
  ['name.he', '  סטודיו  רימון ', 'סטודיו רימון'],
  ['name.he', 'א'.repeat(40), 'א'.repeat(40)],
  ['phone', '054-7713345', '+972547713345'],
  ['phone', '+44 20 7946 0018', '+442079460018'],
  ['whatsapp', '0547713345', '+972547713345'],
  ['email', ' dana@rimon.co.il ', 'dana@rimon.co.il'],
  ['quoteValidDays', '3', '3'],
  ['quoteValidDays', '90', '90'],
  ['sales.downPayment', '10', '10'],
  ['sales.downPayment', '90%', '90'],
  ['sales.downPayment', '33,5', '33.5'],
  ['sales.tiers.3', '0', '0'],
  ['sales.tiers.3', '7.50', '7.5'],
  ['sales.tiers.3', '50', '50'],
  ['sales.packages.full-business', '1', '1'],
  ['sales.packages.full-business', '60', '60'],
  ['sales.notOffered', '', ''],
  ['sales.notOffered', 'websites,full-business', 'websites,full-business'],
  ['logo', '', ''],
  ['logo', 'logo_0123456789-abcdef.9999x1.any', 'logo_0123456789-abcdef.9999x1.any'],
  ['icon', '', ''],
  ['icon', 'icon_0123456789-abcdef', 'icon_0123456789-abcdef'],
  ['keep.leadMonths', '6', '6'],
  ['keep.leadMonths', '84', '84'],
  ['keep.heldDays', '7', '7'],
  ['keep.heldDays', '365', '365'],
  ['keep.binDays', '1', '1'],
  ['keep.binDays', '90', '90'],
  ['foundingYear', '1900', '1900'],
  ['foundingYear', String(year), String(year)],
  ['profiles.linkedin', 'linkedin.com/in/dana', 'https://linkedin.com/in/dana'],
  ['profiles.linkedin', '', ''],
  ['businessHours.days', '4,0,1', '0,1,4'],
  ['businessHours.opens', '9', '09:00'],
  ['businessHours.closes', '1730', '17:30'],
  ['businessHours.again.opens', '', ''],
  ['businessHours.closedDays', '', ''],
  ['founder.cardSlug', 'dana-rimon', 'dana-rimon'],
  ['claims.projects.value', '1', '1'],
  ['claims.projects.value', '12,400', '12400'],
  ['claims.projects.value', '999999', '999999'],
  ['claims.projects.asOf', today, today],
  ['claims.projects.asOf', '2026-03-01', '2026-03-01'],
  ['claims.projects.asOf', '', ''],
  ['legal.registration', '51-4321 987', '514321987'],
  ['analyticsId', 'g-ab12cd34', 'G-AB12CD34'],
  ['analyticsId', '', ''],
  ['mail.sender', '', ''],
  ['url', 'rimon.co.il', 'https://rimon.co.il'],
  ['url', 'https://rimon.co.il/', 'https://rimon.co.il'],
])('%s: %j is stored as %j', (field, typed, stored) => {
  expect(readStudioField(field, typed)).toEqual({ text: stored })
})

// Proves 1.6.6.
test.each<[StudioField, string, string]>([
  ['name.he', ' ', 'required'],
  ['name.he', '\u200f', 'required'],
  ['name.he', 'א'.repeat(41), 'long'],
  ['phone', '054', 'phone'],
  ['phone', 'call me', 'phone'],
  ['phone', '*2345', 'phone'],
  ['email', 'dana@rimon', 'email'],
  ['email', 'dana', 'email'],
  ['quoteValidDays', '', 'required'],
  ['quoteValidDays', '2', 'validity'],
  ['quoteValidDays', '91', 'validity'],
  ['quoteValidDays', '07', 'validity'],
  ['quoteValidDays', '1.5', 'long'],
  ['sales.downPayment', '9.99', 'downPayment'],
  ['sales.downPayment', '90.01', 'downPayment'],
  ['sales.downPayment', '-20', 'downPayment'],
  ['sales.downPayment', 'half', 'downPayment'],
  ['sales.tiers.3', '50.01', 'tier'],
  ['sales.tiers.3', '7.125', 'tier'],
  ['sales.packages.full-business', '0', 'package'],
  ['sales.packages.full-business', '61', 'package'],
  ['sales.vatRates', '', 'required'],
  ['sales.vatRates', '18', 'rates'],
  ['sales.notOffered', 'websites, full-business', 'offers'],
  ['logo', 'logo.png', 'picture'],
  ['logo', 'logo_0123456789-abcdef.0x160.ink', 'picture'],
  ['logo', 'logo_0123456789-abcdef.640x160.shiny', 'picture'],
  ['icon', '../../etc/passwd-0123456', 'picture'],
  ['icon', 'icon_0123456789-abcdefg', 'picture'],
  ['keep.leadMonths', '', 'required'],
  ['keep.leadMonths', '5', 'leadMonths'],
  ['keep.leadMonths', '85', 'leadMonths'],
  ['keep.leadMonths', '012', 'leadMonths'],
  ['keep.heldDays', '6', 'heldDays'],
  ['keep.heldDays', '366', 'heldDays'],
  ['keep.binDays', '0', 'binDays'],
  ['keep.binDays', '91', 'binDays'],
  ['foundingYear', '1899', 'year'],
  ['foundingYear', String(year + 1), 'year'],
  ['foundingYear', '09', 'year'],
  ['profiles.linkedin', 'javascript:alert(1)', 'address'],
  ['profiles.linkedin', 'http://localhost/in', 'address'],
  ['businessHours.days', '', 'required'],
  ['businessHours.days', '7', 'days'],
  ['businessHours.opens', '24:00', 'time'],
  ['businessHours.closedDays', 'tomorrow', 'closed'],
  ['founder.cardSlug', 'Dana', 'slug'],
  ['founder.cardSlug', 'דנה', 'slug'],
  ['claims.projects.value', '0', 'figure'],
  ['claims.projects.value', '1.5', 'figure'],
  ['claims.projects.value', '1000000', 'long'],
  ['claims.projects.asOf', '2026-02-30', 'day'],
  ['claims.projects.asOf', '1960-01-01', 'day'],
  ['claims.projects.asOf', `${year + 1}-12-31`, 'day'],
  ['legal.registration', '1234567', 'registration'],
  ['legal.registration', '1234567890', 'registration'],
  ['analyticsId', 'UA-1', 'analytics'],
  ['analyticsId', 'G-1"><script>', 'analytics'],
  ['url', 'https://rimon.co.il/he', 'address'],
  ['url', 'ftp://rimon.co.il', 'address'],
  ['url', 'https://a:b@rimon.co.il', 'address'],
])('%s: %j is refused as %s', (field, typed, fault) => {
  expect(readStudioField(field, typed)).toEqual({ fault })
})

test('the default survives the way through a form', () => {
  expect(studioFrom(defaults)).toEqual(sample)
})

test('every field is on one screen', () => {
  expect(studioFieldNames.filter((field) => sectionOf(field) === undefined)).toEqual([])
})

test('a stored value that its rule refuses, and one of no field, are not used', () => {
  const stored = { phone: 'x', 'name.he': 'רימון', constructor: 'y' }
  expect(withStored(defaults, stored)).toEqual({ ...defaults, 'name.he': 'רימון' })
  expect(isStudioField('constructor')).toBe(false)
})

// Proves 1.6.7.
test('a telephone is a sample until it differs, hours until they are saved', () => {
  const left = (stored: Record<string, string>) => sampleFields(defaults, stored)
  const all = left({})
  expect(all).toContain('phone')
  expect(all).toContain('businessHours.opens')
  expect(all).not.toContain('profiles.instagram')
  expect(all).not.toContain('quoteValidDays')
  expect(left({ phone: sample.phone })).toContain('phone')
  expect(left({ phone: '+972547713345' })).not.toContain('phone')
  expect(left({ 'businessHours.opens': '10:30' })).not.toContain('businessHours.opens')
})

// Proves 1.6.7.
test('a claimed figure is a sample until it has the day on which it was counted', () => {
  const isSample = (stored: Record<string, string>) =>
    sampleFields(defaults, stored).includes('claims.years.value')
  expect(isSample({})).toBe(true)
  expect(isSample({ 'claims.years.value': '17' })).toBe(true)
  expect(isSample({ 'claims.years.asOf': '2026-03-01' })).toBe(false)
})

test('a term of business that is the default is not stored, a detail always is', () => {
  const typed = { 'sales.downPayment': '50', 'sales.tiers.2': '6', phone: defaults.phone }
  expect(storable(defaults, typed)).toEqual({
    'sales.downPayment': null,
    'sales.tiers.2': '6',
    phone: defaults.phone,
  })
})
