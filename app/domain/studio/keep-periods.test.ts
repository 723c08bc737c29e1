import { expect, test } from 'vitest'
import { isShorter, type KeepPeriods } from './keep-periods.ts'

const before: KeepPeriods = { leadMonths: 24, heldDays: 90, binDays: 30 }

test.each<[Partial<KeepPeriods>, boolean]>([
  [{}, false],
  [{ leadMonths: 25, heldDays: 91, binDays: 31 }, false],
  [{ leadMonths: 23 }, true],
  [{ heldDays: 89 }, true],
  [{ binDays: 29 }, true],
  [{ leadMonths: 36, binDays: 29 }, true],
])('after a change to %j, leads go earlier: %s', (change, isEarlier) => {
  expect(isShorter(before, { ...before, ...change })).toBe(isEarlier)
})
