import { expect, test } from 'vitest'
import { isDay, joinDay, joinDateTime, parseTime, splitDateTime } from './typed-date-time.ts'

test.each([
  ['19:30', '19:30'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  [' 9 ', '09:00'],
  ['\u200f19:30\u00a0', '19:30'],
  ['00:00', '00:00'],
  ['24:00', null],
  ['19:60', null],
  ['19:3', null],
  ['7 pm', null],
  ['', null],
])('%j is the time %j', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})

test.each([
  ['2026-12-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-12-1', false],
  ['12-2026', false],
  ['-12-01', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('a day is joined from its fields, and an incomplete one is not a day', () => {
  expect(joinDay(['1', '12', '2026'])).toBe('2026-12-01')
  expect(joinDay(['01', '3', '26'])).toBe('2026-03-01')
  expect(joinDay(['', ' ', ''])).toBe('')
  expect(isDay(joinDay(['5', '', '']))).toBe(false)
})

test.each(['2026-12-01T19:30', '2026-12-01', 'T19:30', ''])(
  '%j is split into fields and joined again',
  (text) => expect(joinDateTime(splitDateTime(text))).toBe(text),
)
