import { expect, onTestFinished, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { reviseSnapshot } from './freeze-quote.ts'

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
