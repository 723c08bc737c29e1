import { expect, test } from 'vitest'
import { page } from '#content/templates/crystal-workshop/page-en.ts'
import { describeEvening } from './describe-evening.ts'

const words = page.dates

function describe(phase: number, seatsLeft = 3) {
  return describeEvening({ day: '2026-11-24', phase, seatsLeft }, 'en', words)
}

test.each([
  [0, words.light.candles],
  // 15% and 85% of the disc.
  [0.126, words.light.candles],
  [0.127, words.light.both],
  [0.373, words.light.both],
  [0.374, words.light.moon],
  [0.5, words.light.moon],
  [0.9, words.light.candles],
])('at the phase %f the light of the evening is: %s', (phase, light) => {
  expect(describe(phase).caption).toContain(light)
})

test.each([
  [0, words.waiting, true],
  [1, words.left.one, false],
  [2, '2 seats left', false],
  [6, '6 seats left', false],
])('%i seats are described as "%s"', (seats, text, isFull) => {
  expect(describe(0.5, seats)).toMatchObject({ seats: text, isFull })
})

test('the date is written out, with the phase of its moon', () => {
  expect(describe(0.75)).toMatchObject({
    date: 'Tuesday, 24 November',
    phaseName: words.phases.lastQuarter,
  })
})
