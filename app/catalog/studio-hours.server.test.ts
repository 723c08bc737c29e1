import { expect, onTestFinished, test } from 'vitest'
import { company } from './company.ts'
import { upcomingClosedDays } from './studio-hours.server.ts'
import { changeStudio } from './studio.server.ts'

// Proves 1.6.10.
test.each([
  ['2026-11-20', '2026-11-21', false],
  ['2026-11-20', '2026-11-22', true],
  ['2027-01-21', '2027-01-25', true],
  ['2027-01-22', '2027-01-25', false],
])('on 22 November days closed from %s to %s are announced: %s', (from, to, isAnnounced) => {
  const name = { he: 'חופשה', en: 'Holiday' }
  onTestFinished(() => changeStudio(company))
  changeStudio({
    ...company,
    businessHours: { ...company.businessHours, closedDays: [{ from, to, name }] },
  })
  expect(upcomingClosedDays(new Date('2026-11-22T10:00:00Z'))).toHaveLength(isAnnounced ? 1 : 0)
})
