import { expect, test } from 'vitest'
import { litShare, moonPhase, nameOfPhase } from './moon-phase.ts'

// Published times of the phases, in universal time.
test.each([
  ['2024-01-11T11:57Z', 0],
  ['2024-01-18T03:53Z', 0.25],
  ['2024-01-25T17:54Z', 0.5],
  ['2024-02-02T23:18Z', 0.75],
  ['2024-04-08T18:21Z', 0],
  ['2024-06-22T01:08Z', 0.5],
  ['2024-10-17T11:26Z', 0.5],
  ['2024-12-15T09:02Z', 0.5],
  ['2025-03-14T06:55Z', 0.5],
  ['2026-03-03T11:38Z', 0.5],
  ['2026-08-12T17:37Z', 0],
  ['2026-11-24T14:53Z', 0.5],
])('at %s the phase is %f', (date, phase) => {
  const distance = Math.abs(moonPhase(new Date(date)) - phase)
  // A tenth of a day.
  expect(Math.min(distance, 1 - distance)).toBeLessThan(0.1 / 29.53)
})

test.each([
  [0, 0],
  [0.25, 5_000],
  [0.5, 10_000],
  [0.75, 5_000],
  [1 / 3, 7_500],
])('at the phase %f the sun lights %i basis points of the disc', (phase, share) => {
  expect(litShare(phase)).toBe(share)
})

// A day is 0.0339 of a month.
test.each([
  [0, 'new'],
  [0.033, 'new'],
  [0.034, 'waxingCrescent'],
  [0.216, 'waxingCrescent'],
  [0.217, 'firstQuarter'],
  [0.283, 'firstQuarter'],
  [0.284, 'waxingGibbous'],
  [0.466, 'waxingGibbous'],
  [0.467, 'full'],
  [0.533, 'full'],
  [0.534, 'waningGibbous'],
  [0.716, 'waningGibbous'],
  [0.717, 'lastQuarter'],
  [0.783, 'lastQuarter'],
  [0.784, 'waningCrescent'],
  [0.966, 'waningCrescent'],
  [0.967, 'new'],
])('the phase %f is called %s', (phase, name) => {
  expect(nameOfPhase(phase)).toBe(name)
})
