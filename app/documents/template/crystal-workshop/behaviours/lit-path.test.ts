import { expect, test } from 'vitest'
import { litPath } from './lit-path.ts'

/** 1 is clockwise on a screen. */
test.each([
  ['new', 0, 'M0-100A100 100 0 0 1 0 100A100.00 100 0 0 0 0-100Z'],
  ['a waxing crescent', 1 / 6, 'M0-100A100 100 0 0 1 0 100A50.00 100 0 0 0 0-100Z'],
  ['first quarter', 0.25, 'M0-100A100 100 0 0 1 0 100A0.00 100 0 0 0 0-100Z'],
  ['waxing gibbous', 1 / 3, 'M0-100A100 100 0 0 1 0 100A50.00 100 0 0 1 0-100Z'],
  ['full', 0.5, 'M0-100A100 100 0 0 0 0 100A100.00 100 0 0 0 0-100Z'],
  ['waning gibbous', 2 / 3, 'M0-100A100 100 0 0 0 0 100A50.00 100 0 0 0 0-100Z'],
  ['a waning crescent', 5 / 6, 'M0-100A100 100 0 0 0 0 100A50.00 100 0 0 1 0-100Z'],
])('the lit part of the moon: %s', (_name, phase, path) => {
  expect(litPath(phase)).toBe(path)
})
