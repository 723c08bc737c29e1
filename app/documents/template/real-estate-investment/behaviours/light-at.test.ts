import { expect, test } from 'vitest'
import { lightAt, partOfDay } from './light-at.ts'

test.each([
  [0, { day: 0, night: 1, floors: 26 }],
  [4, { day: 0, night: 1, floors: 26 }],
  [5.5, { day: 0.25, night: 0, floors: 20 }],
  [7, { day: 1, night: 0, floors: 0 }],
  [12, { day: 1, night: 0, floors: 0 }],
  [16, { day: 1, night: 0, floors: 0 }],
  [17.5, { day: 0.6, night: 0, floors: 13 }],
  [19, { day: 0, night: 0, floors: 26 }],
  [19.5, { day: 0, night: 0, floors: 26 }],
  [20.5, { day: 0, night: 0.5, floors: 26 }],
  [21.5, { day: 0, night: 1, floors: 26 }],
  [24, { day: 0, night: 1, floors: 26 }],
])('at %d the city is lit by %o', (hour, light) => {
  expect(lightAt(hour)).toEqual(light)
})

test.each([
  [0, 'night'],
  [4.5, 'night'],
  [5, 'morning'],
  [8.5, 'morning'],
  [9, 'day'],
  [16.5, 'day'],
  [17, 'evening'],
  [21.5, 'evening'],
  [22, 'night'],
  [24, 'night'],
])('the hour %d is part of the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
