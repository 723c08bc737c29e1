import { expect, test } from 'vitest'
import { holidayOn } from './holidays.ts'

/** As the calendar of the Government of Israel has them, 5787 and 5788. */
const cases = [
  ['2026-09-11', 'rosh-hashana', 'eve'],
  ['2026-09-12', 'rosh-hashana', 'rest'],
  ['2026-09-13', 'rosh-hashana', 'rest'],
  ['2026-09-20', 'yom-kippur', 'eve'],
  ['2026-09-21', 'yom-kippur', 'rest'],
  ['2026-09-25', 'sukkot', 'eve'],
  ['2026-09-26', 'sukkot', 'rest'],
  ['2026-09-27', 'sukkot', 'hol-hamoed'],
  ['2026-10-01', 'sukkot', 'hol-hamoed'],
  ['2026-10-02', 'simchat-torah', 'eve'],
  ['2026-10-03', 'simchat-torah', 'rest'],
  ['2027-04-21', 'pesach', 'eve'],
  ['2027-04-22', 'pesach', 'rest'],
  ['2027-04-23', 'pesach', 'hol-hamoed'],
  ['2027-04-27', 'pesach-end', 'eve'],
  ['2027-04-28', 'pesach-end', 'rest'],
  ['2027-05-11', 'independence-day', 'eve'],
  ['2027-05-12', 'independence-day', 'rest'],
  ['2027-06-10', 'shavuot', 'eve'],
  ['2027-06-11', 'shavuot', 'rest'],
] as const

test.each(cases)('%s is %s (%s)', (day, id, kind) => {
  expect(holidayOn(day)).toEqual({ id, kind })
})

test.each([
  '2026-09-10',
  '2026-09-14',
  '2026-10-04',
  '2026-12-06',
  '2027-03-23',
  '2027-04-29',
  '2027-06-12',
  '2027-08-12',
])('%s is an ordinary day: Hanukkah, Purim and Tisha B’Av stop no work', (day) => {
  expect(holidayOn(day)).toBeNull()
})

/** Each way in which the law moves Independence Day from the fifth of Iyar. */
test.each([
  ['2025-05-01', '2025-04-30', 'Saturday, moved to Thursday'],
  ['2024-05-14', '2024-05-13', 'Monday, moved to Tuesday'],
  ['2026-04-22', '2026-04-21', 'Wednesday, not moved'],
  ['2022-05-05', '2022-05-04', 'Friday, moved to Thursday'],
])('Independence Day is %s and its eve %s (%s)', (day, eve) => {
  expect(holidayOn(day)).toEqual({ id: 'independence-day', kind: 'rest' })
  expect(holidayOn(eve)).toEqual({ id: 'independence-day', kind: 'eve' })
})
