import { expect, onTestFinished, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { extendSnapshot, reviseSnapshot } from './freeze-quote.ts'
import { itemTermTexts } from './quote-words.ts'

// Proves 6.2.2.
test('a quote is valid for 30 days by default', () => {
  expect(company.quoteValidDays).toBe(30)
  expect(frozenSample().snapshot.validUntil).toBe('2026-12-21')
})

// Proves 6.2.2.
test.each([
  ['before its last day', '2026-12-01', '2027-01-04'],
  ['on its last day', '2026-12-21', '2027-01-04'],
  ['after its last day', '2026-12-31', '2027-01-14'],
])('an extension %s adds 14 days', (_, today, lastDay) => {
  const { snapshot } = extendSnapshot(frozenSample().snapshot, new Date(`${today}T12:00:00Z`))
  expect(snapshot.validUntil).toBe(lastDay)
})

// Proves 6.2.2.
test.each([
  [3, '2026-11-24'],
  [30, '2026-12-21'],
  [90, '2027-02-19'],
])('with %i days set, a quote is valid until %s, and keeps that day', (days, lastDay) => {
  onTestFinished(() => changeStudio(company))
  changeStudio({ ...company, quoteValidDays: days })
  const { snapshot } = frozenSample()
  expect(snapshot.validUntil).toBe(lastDay)
  changeStudio({ ...company, quoteValidDays: days + 7 })
  expect(reviseSnapshot(snapshot).snapshot.validUntil).toBe(lastDay)
})

// Proves 5.3.5, 5.7.8.
test('a quote keeps its VAT, down payment and discounts, also in its emails, after they change', () => {
  onTestFinished(() => changeStudio(company))
  const { sales } = company
  const changed = {
    ...sales,
    vatRates: [{ rate: 1_900, validFrom: '2026-01-01' }],
    downPayment: 4_000,
    packages: { ...sales.packages, 'business-launch': 1_000 },
  }
  const before = frozenSample().snapshot
  changeStudio({ ...company, sales: changed })
  const { snapshot } = reviseSnapshot(before)
  expect(snapshot).toMatchObject({ rules: before.rules, downPayment: 5_000, terms: before.terms })
  expect(itemTermTexts(snapshot.lines, 'he', snapshot.downPayment).payment).toContain(
    'חצי כשמתחילים וחצי במסירה',
  )
  const next = frozenSample().snapshot
  expect(next.downPayment).toBe(4_000)
  expect(next.terms[0]?.he.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    '40% כשמתחילים ו־60% במסירה',
  )
})
