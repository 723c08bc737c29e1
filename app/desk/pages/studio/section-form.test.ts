import { expect, test } from 'vitest'
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
