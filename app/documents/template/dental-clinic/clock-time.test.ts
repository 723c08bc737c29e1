import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, 0, '0:00', '12 AM'],
  [8, 30, '8:30', '8:30 AM'],
  [11, 59, '11:59', '11:59 AM'],
  [12, 0, '12:00', '12 PM'],
  [17, 5, '17:05', '5:05 PM'],
])('%i hours and %i minutes are %s in Hebrew and %s in English', (hour, minute, he, en) => {
  expect(clockTime('he', hour, minute)).toBe(he)
  expect(clockTime('en', hour, minute).replace('\u00a0', ' ')).toBe(en)
})
