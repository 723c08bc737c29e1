import { expect, test } from 'vitest'
import { hourText } from './hour-text.ts'

test.each([
  [0, '00:00', '12:00 AM'],
  [7.5, '07:30', '7:30 AM'],
  [12, '12:00', '12:00 PM'],
  [19.5, '19:30', '7:30 PM'],
  [24, '00:00', '12:00 AM'],
])('the hour %d is written %s in Hebrew and %s in English', (hour, hebrew, english) => {
  expect(hourText(hour, 'he')).toBe(hebrew)
  expect(hourText(hour, 'en').replace('\u00A0', ' ')).toBe(english)
})
