import { expect, test } from 'vitest'
import { sectionOf } from './today.ts'

const now = new Date('2026-11-29T12:00+02:00')

test.each([
  ['answer', '2026-11-29T12:00+02:00', 'overdue'],
  ['answer', '2026-11-29T12:01+02:00', 'now'],
  ['answer', '2026-11-30T12:00+02:00', 'now'],
  ['follow-up', '2026-11-29T11:59+02:00', 'overdue'],
  ['follow-up', '2026-11-29T12:01+02:00', 'today'],
  ['follow-up-quote', '2026-11-30T00:00+02:00', 'waiting'],
  ['call-back', '2026-11-29T23:59+02:00', 'today'],
  ['call-back', '2026-11-30T00:00+02:00', 'coming'],
  ['decide-quote', '2026-12-01T10:30+02:00', 'coming'],
  ['start-work', '2026-11-29T18:00+02:00', 'today'],
] as const)('at noon, %s at %s is %s', (action, at, section) => {
  expect(sectionOf({ action, at: new Date(at) }, { now, timeZone: 'Asia/Jerusalem' })).toBe(section)
})
