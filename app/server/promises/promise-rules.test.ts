import { afterEach, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { answerBy } from '#domain/promises/next-step.ts'
import { promiseRules } from './promise-rules.ts'

afterEach(() => changeStudio(company))

test.each([
  ['10:30', '18:00', '2026-11-29T14:00+02:00'],
  ['18:00', '10:30', '2026-11-29T14:00+02:00'],
  ['10:30', '10:30', '2026-11-29T14:00+02:00'],
])('with hours from %s to %s a lead of Sunday noon is promised an answer', (opens, closes, by) => {
  changeStudio({ ...company, businessHours: { ...company.businessHours, opens, closes } })
  const receivedAt = new Date('2026-11-29T12:00+02:00')
  expect(answerBy({ receivedAt, asksForQuote: false }, promiseRules())).toEqual(new Date(by))
})

// Proves 1.6.10.
test('breaks and closed days of the studio are counted', () => {
  changeStudio({
    ...company,
    businessHours: {
      ...company.businessHours,
      closes: '13:00',
      again: { opens: '16:00', closes: '19:00' },
      closedDays: [{ from: '2026-11-30', to: '2026-12-02', name: { he: 'חופשה', en: '' } }],
    },
  })
  const receivedAt = new Date('2026-11-29T18:30+02:00')
  expect(answerBy({ receivedAt, asksForQuote: false }, promiseRules())).toEqual(
    new Date('2026-12-03T12:00+02:00'),
  )
})
