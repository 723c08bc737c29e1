import { expect, test } from 'vitest'
import {
  addBusinessDays,
  addBusinessMinutes,
  isBusinessDay,
  isOpenAt,
  type BusinessHours,
} from './business-time.ts'

const hours: BusinessHours = {
  timeZone: 'Asia/Jerusalem',
  days: [0, 1, 2, 3, 4],
  ranges: [{ opens: '10:30', closes: '18:00' }],
  closedOn: ['rest', 'eve'],
  closedDays: [],
}

/** From, to; both in Israel. Winter time is +02:00, summer time +03:00. */
const twoHours = [
  ['Sunday noon', '2026-11-29T12:00+02:00', '2026-11-29T14:00+02:00'],
  ['before opening', '2026-11-29T07:17+02:00', '2026-11-29T12:30+02:00'],
  ['at opening', '2026-11-29T10:30+02:00', '2026-11-29T12:30+02:00'],
  ['ends at closing time', '2026-11-29T16:00+02:00', '2026-11-29T18:00+02:00'],
  ['a minute after that', '2026-11-29T16:01+02:00', '2026-11-30T10:31+02:00'],
  ['a minute before closing', '2026-11-29T17:59+02:00', '2026-11-30T12:29+02:00'],
  ['at closing time', '2026-11-29T18:00+02:00', '2026-11-30T12:30+02:00'],
  ['Thursday night', '2026-12-03T20:00+02:00', '2026-12-06T12:30+02:00'],
  ['Saturday morning', '2026-11-28T07:17+02:00', '2026-11-29T12:30+02:00'],
  ['the last minute before an eve', '2026-09-10T17:59+03:00', '2026-09-14T12:29+03:00'],
  ['the eve of Rosh Hashana', '2026-09-11T11:00+03:00', '2026-09-14T12:30+03:00'],
  ['eve and holiday beside a weekend', '2027-06-09T17:00+03:00', '2027-06-13T11:30+03:00'],
  ['a day between the days of Pesach', '2027-04-25T11:00+03:00', '2027-04-25T13:00+03:00'],
  ['the night when summer time begins', '2026-03-27T03:30+03:00', '2026-03-29T12:30+03:00'],
  ['over the end of summer time', '2026-10-22T17:00+03:00', '2026-10-25T11:30+02:00'],
  ['year end', '2026-12-31T17:30+02:00', '2027-01-03T12:00+02:00'],
] as const

test.each(twoHours)('two business hours from %s', (_name, from, to) => {
  expect(addBusinessMinutes(new Date(from), 120, hours)).toEqual(new Date(to))
})

test('an hour takes as long as the studio is open, however many days that is', () => {
  const from = new Date('2026-11-29T10:30+02:00')
  expect(addBusinessMinutes(from, 20 * 60, hours)).toEqual(new Date('2026-12-01T15:30+02:00'))
})

test.each([
  ['the next day', 1, '2026-11-29T12:00+02:00', '2026-11-30T12:00+02:00'],
  ['over the weekend', 1, '2026-12-03T12:00+02:00', '2026-12-06T12:00+02:00'],
  ['from a closed hour', 1, '2026-12-03T19:00+02:00', '2026-12-07T10:30+02:00'],
  ['from a Saturday', 1, '2026-11-28T07:17+02:00', '2026-11-30T10:30+02:00'],
  ['over a holiday', 2, '2026-09-10T12:00+03:00', '2026-09-15T12:00+03:00'],
  ['over the end of summer time', 1, '2026-10-22T17:00+03:00', '2026-10-25T17:00+02:00'],
  ['none', 0, '2026-11-29T12:00+02:00', '2026-11-29T12:00+02:00'],
] as const)('business days: %s', (_name, days, from, to) => {
  expect(addBusinessDays(new Date(from), days, hours)).toEqual(new Date(to))
})

test('the owner decides about the days between the days of a festival and about her own', () => {
  expect(isBusinessDay('2027-04-25', hours)).toBe(true)
  expect(isBusinessDay('2027-04-25', { ...hours, closedOn: ['hol-hamoed'] })).toBe(false)
  expect(isBusinessDay('2026-11-29', { ...hours, closedDays: ['2026-11-29'] })).toBe(false)
  expect(isBusinessDay('2026-09-14', hours)).toBe(true)
})

test.each([
  ['2026-11-29T10:29+02:00', false],
  ['2026-11-29T10:30+02:00', true],
  ['2026-11-29T17:59+02:00', true],
  ['2026-11-29T18:00+02:00', false],
  ['2026-11-28T12:00+02:00', false],
])('at %s the studio is open: %s', (at, isOpen) => {
  expect(isOpenAt(new Date(at), hours)).toBe(isOpen)
})

test('opening hours within a change of the clocks are found', () => {
  const night = {
    ...hours,
    days: [0, 1, 2, 3, 4, 5, 6],
    ranges: [{ opens: '01:30', closes: '05:00' }],
  }
  // 02:30 does not exist on this day; the clocks go from 02:00 to 03:00.
  const opensInGap = { ...night, ranges: [{ opens: '02:30', closes: '06:00' }] }
  const before = new Date('2026-03-26T23:00+02:00')
  expect(addBusinessMinutes(before, 60, opensInGap)).toEqual(new Date('2026-03-27T04:30+03:00'))
  // 01:30 comes twice on this day; the first one counts.
  const autumn = new Date('2026-10-24T23:00+03:00')
  expect(addBusinessMinutes(autumn, 60, night)).toEqual(new Date('2026-10-25T02:30+03:00'))
})

test.each([
  ['ends as the break begins', '2026-11-29T11:00+02:00', '2026-11-29T13:00+02:00'],
  ['a minute into the afternoon', '2026-11-29T11:01+02:00', '2026-11-29T16:01+02:00'],
  ['as the break begins', '2026-11-29T13:00+02:00', '2026-11-29T18:00+02:00'],
  ['within the break', '2026-11-29T14:20+02:00', '2026-11-29T18:00+02:00'],
  ['as the break ends', '2026-11-29T16:00+02:00', '2026-11-29T18:00+02:00'],
  ['over the night', '2026-11-29T18:30+02:00', '2026-11-30T12:00+02:00'],
  ['before a closed day', '2026-11-30T18:30+02:00', '2026-12-02T12:00+02:00'],
])('two business hours around a break: %s', (_name, from, to) => {
  const withBreak = {
    ...hours,
    ranges: [
      { opens: '10:30', closes: '13:00' },
      { opens: '16:00', closes: '19:00' },
    ],
    closedDays: ['2026-12-01'],
  }
  expect(addBusinessMinutes(new Date(from), 120, withBreak)).toEqual(new Date(to))
  expect(isOpenAt(new Date('2026-11-29T12:59+02:00'), withBreak)).toBe(true)
  expect(isOpenAt(new Date('2026-11-29T13:00+02:00'), withBreak)).toBe(false)
  expect(isOpenAt(new Date('2026-11-29T16:00+02:00'), withBreak)).toBe(true)
})

test('a studio that never opens is refused', () => {
  const from = new Date('2026-11-29T12:00+02:00')
  expect(() => addBusinessMinutes(from, 1, { ...hours, days: [] })).toThrow(RangeError)
  expect(() => addBusinessMinutes(from, 1, { ...hours, ranges: [] })).toThrow(RangeError)
  const backwards = { ...hours, ranges: [{ opens: '10:30', closes: '10:30' }] }
  expect(() => addBusinessMinutes(from, 1, backwards)).toThrow(RangeError)
})
