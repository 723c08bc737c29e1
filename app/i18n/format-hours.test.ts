import { expect, test } from 'vitest'
import { formatDays, formatOpenHours, formatWeekdays } from './format-hours.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2009', ' ')

test.each([
  [[0, 1, 2, 3, 4], 'יום ראשון עד יום חמישי', 'Sunday to Thursday'],
  [[0, 1, 4], 'יום ראשון, יום שני ויום חמישי', 'Sunday, Monday and Thursday'],
  [[0, 1], 'יום ראשון ויום שני', 'Sunday and Monday'],
  [[3], 'יום רביעי', 'Wednesday'],
])('business days %j', (days, he, en) => {
  expect([plain(formatWeekdays(days, 'he')), formatWeekdays(days, 'en')]).toEqual([he, en])
})

test('hours with a break are two ranges', () => {
  const ranges = [
    { opens: '10:30', closes: '13:00' },
    { opens: '16:00', closes: '19:00' },
  ]
  expect(plain(formatOpenHours(ranges, 'he'))).toBe('בין 10:30 ל־13:00 ובין 16:00 ל־19:00')
  expect(formatOpenHours(ranges, 'en')).toBe('10:30 to 13:00 and 16:00 to 19:00')
})

test('closed days are one day or a range', () => {
  expect(formatDays('2026-12-24', '2026-12-24', 'he')).toBe('24 בדצמבר 2026')
  expect(plain(formatDays('2026-12-24', '2026-12-26', 'en'))).toBe('24–26 December 2026')
  expect(plain(formatDays('2026-12-30', '2027-01-02', 'he'))).toMatch(
    /30.*דצמבר 2026.*2.*ינואר 2027/,
  )
})
