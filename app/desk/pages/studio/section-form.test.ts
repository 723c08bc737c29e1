import { expect, test } from 'vitest'
import { switchableIds } from '#catalog/offered.ts'
import { readSectionForm } from './section-form.ts'

function formOf(values: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values))
    for (const text of [value].flat()) form.append(name, text)
  return form
}

const hours = {
  'businessHours.days': ['0', '1'],
  'businessHours.opens': '10:30',
  'businessHours.closes': '13:00',
  'businessHours.again.opens': '16:00',
  'businessHours.again.closes': '19',
  'businessHours.closedDays.from': ['2026-12-24', ''],
  'businessHours.closedDays.to': ['', ''],
  'businessHours.closedDays.he': ['חופשה', ''],
  'businessHours.closedDays.en': ['', ''],
}

test('a day with a break and a closed day are read', () => {
  expect(readSectionForm('hours', formOf(hours), [])).toEqual({
    ok: true,
    values: {
      'businessHours.days': '0,1',
      'businessHours.opens': '10:30',
      'businessHours.closes': '13:00',
      'businessHours.again.opens': '16:00',
      'businessHours.again.closes': '19:00',
      'businessHours.closedDays': JSON.stringify([
        { from: '2026-12-24', to: '2026-12-24', name: { he: 'חופשה', en: '' } },
      ]),
    },
  })
})

test.each([
  [{ 'businessHours.closes': '10:30' }, { 'businessHours.closes': 'order' }],
  [{ 'businessHours.closes': '9' }, { 'businessHours.closes': 'order' }],
  [{ 'businessHours.again.opens': '13:00' }, { 'businessHours.again.opens': 'break' }],
  [{ 'businessHours.again.closes': '' }, { 'businessHours.again.closes': 'pair' }],
  [{ 'businessHours.closes': '25:00' }, { 'businessHours.closes': 'time' }],
  [{ 'businessHours.closedDays.from': ['', ''] }, { 'businessHours.closedDays': 'closed' }],
])('with %j the screen says %j', (values, faults) => {
  expect(readSectionForm('hours', formOf({ ...hours, ...values }), [])).toMatchObject({
    ok: false,
    faults,
  })
})

const terms = {
  'sales.vatRates.percent': ['18', '19%', ''],
  'sales.vatRates.from': ['2025-01-01', '2040-01-01', ''],
  quoteValidDays: '30',
  'sales.downPayment': '40',
  'sales.tiers.2': '5',
  'sales.tiers.3': '7.5',
  'sales.tiers.4': '10',
  'sales.packages.business-launch': '20',
  'sales.packages.full-business': '20',
  'sales.packages.smart-upgrade': '30',
  'sales.packages.development-after-design': '15',
  'sales.packages.mvp-for-design-clients': '20',
}

// Proves 5.3.4, 5.4.7, 5.7.8.
test('rates of VAT, the down payment and discounts are read', () => {
  const read = readSectionForm('terms', formOf(terms), [])
  expect(read).toMatchObject({
    ok: true,
    values: {
      'sales.vatRates': JSON.stringify([
        { from: '2040-01-01', percent: '19' },
        { from: '2025-01-01', percent: '18' },
      ]),
      'sales.downPayment': '40',
      'sales.tiers.3': '7.5',
    },
  })
})

test.each([
  [{ 'sales.vatRates.percent': ['18', '19', '20'] }, { 'sales.vatRates': 'rates' }],
  [{ 'sales.vatRates.from': ['', '', ''] }, { 'sales.vatRates': 'rates' }],
  [{ 'sales.tiers.3': '4' }, { 'sales.tiers.3': 'tiers' }],
  [{ 'sales.downPayment': '95' }, { 'sales.downPayment': 'downPayment' }],
])('of the terms %j the screen says %j', (values, faults) => {
  const read = readSectionForm('terms', formOf({ ...terms, ...values }), [])
  expect(read).toMatchObject({ ok: false, faults })
})

// Proves 1.6.11.
test('a service or package without a tick is off', () => {
  const offered = switchableIds.filter((id) => !['websites', 'full-business'].includes(id))
  expect(readSectionForm('offers', formOf({ 'sales.notOffered': offered }), [])).toEqual({
    ok: true,
    values: { 'sales.notOffered': 'websites,full-business' },
  })
  expect(readSectionForm('offers', formOf({ 'sales.notOffered': switchableIds }), [])).toEqual({
    ok: true,
    values: { 'sales.notOffered': '' },
  })
})

test.each([[[]], [['websites', 'full-business']]])(
  'with only %j left the screen says that a service must stay',
  (left) => {
    const read = readSectionForm('offers', formOf({ 'sales.notOffered': left }), [])
    expect(read).toMatchObject({ ok: false, faults: { 'sales.notOffered': 'offers' } })
  },
)
