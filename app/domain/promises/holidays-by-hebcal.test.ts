import { flags, HebrewCalendar, type Event } from '@hebcal/core'
import { expect, test } from 'vitest'
import { addDays } from '../quotes/add-days.ts'
import { holidayOn, type HolidayKind } from './holidays.ts'

const years = Array.from({ length: 20 }, (_, index) => 2024 + index)

test.each(years)('the holidays of %i are those of an independent calendar', (year) => {
  const rest = findByHebcal(year, (event) => has(event, flags.CHAG) || isIndependenceDay(event))
  expect(findOurs(year, 'rest')).toEqual(rest)
  const between = findByHebcal(
    year,
    (event) => has(event, flags.CHOL_HAMOED) && !has(event, flags.CHAG),
  )
  // The last of them are eves, on which the law treats work as on the eve of any holiday.
  const eves = findOurs(year, 'eve')
  expect(findOurs(year, 'hol-hamoed')).toEqual(between.filter((day) => !eves.includes(day)))
})

test.each(years)('an eve of %i is the day before a day of rest', (year) => {
  const before = findOurs(year, 'rest').map((day) => addDays(day, -1))
  const expected = before.filter((day) => holidayOn(day)?.kind !== 'rest')
  expect(findOurs(year, 'eve')).toEqual(expected)
})

function findByHebcal(year: number, isWanted: (event: Event) => boolean): string[] {
  const days = HebrewCalendar.calendar({ year, il: true })
    .filter(isWanted)
    .map((event) => event.getDate().greg())
    .map((date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000))
    .map((date) => date.toISOString().slice(0, 10))
  return [...new Set(days)].toSorted()
}

function has(event: Event, flag: number): boolean {
  return (event.getFlags() & flag) !== 0
}

function isIndependenceDay(event: Event): boolean {
  return event.getDesc() === "Yom HaAtzma'ut"
}

function findOurs(year: number, kind: HolidayKind): string[] {
  return Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter(
    (day) => day.startsWith(String(year)) && holidayOn(day)?.kind === kind,
  )
}
