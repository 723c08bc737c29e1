import { expect, test } from 'vitest'
import { budgets } from '../budgets.ts'
import type { Budget, Sizes } from './budget.ts'
import { describeBudget, checkBytes } from './describe-budget.ts'

const budget: Budget = {
  what: 'Scripts of home',
  measured: { files: '*.js' },
  soft: 9_000,
  hard: 10_000,
  why: 'A phone',
  instead: 'load what waits for a click on that click',
}

test.each([
  [0, 'fine'],
  [8_999, 'fine'],
  [9_000, 'fine'],
  [9_001, 'warning'],
  [10_000, 'warning'],
  [10_001, 'breach'],
])('%i bytes with 9,000 and 10,000 allowed: %s', (bytes, verdict) => {
  expect(checkBytes(budget, bytes)).toBe(verdict)
})

function describeParts(parts: Sizes, recorded: Sizes | null): string | undefined {
  const main = recorded && { commit: '0123456789', sizes: recorded }
  return describeBudget(budget, [{ name: '', parts }], main)?.sentence
}

const main = { 'home.js': 5_000, 'nav.js': 4_000 }
const advice =
  'load what waits for a click on that click, or raise `hard` in scripts/budgets.ts and give the reason in `why`.'

test.each([
  ['within the limits', main, main, undefined],
  [
    'above the soft limit',
    { 'home.js': 5_100, 'nav.js': 4_000 },
    main,
    'Scripts of home: 9,100 bytes, 100 above 9,000; the limit is 10,000.',
  ],
  [
    'above the hard limit',
    { 'home.js': 5_100, 'nav.js': 5_200 },
    main,
    `Scripts of home: 10,300 bytes, 300 above 10,000; nav.js grew most since main (01234567), by 1,200 bytes; ${advice}`,
  ],
  [
    'above it because of a new part',
    { ...main, 'toast.js': 1_500 },
    main,
    `Scripts of home: 10,500 bytes, 500 above 10,000; toast.js with 1,500 bytes is new since main (01234567); ${advice}`,
  ],
  [
    'above it on main',
    { 'home.js': 11_000 },
    { 'home.js': 11_000 },
    `Scripts of home: 11,000 bytes, 1,000 above 10,000; nothing in it grew since main (01234567); ${advice}`,
  ],
  [
    'above it, with nothing recorded',
    { 'home.js': 11_000 },
    null,
    `Scripts of home: 11,000 bytes, 1,000 above 10,000; what grew is not known, because no check of main has recorded its sizes here; ${advice}`,
  ],
])('sizes %s', (_, parts, recorded, sentence) => {
  expect(describeParts(parts, recorded)).toBe(sentence)
})

test('of several items the largest is named, with the number of the others', () => {
  const items = [9_500, 12_000, 9_900, 11_000].map((bytes) => {
    return { name: `${bytes}.js`, parts: { [`${bytes}.js`]: bytes } }
  })
  expect(describeBudget(budget, items, null)?.sentence).toMatch(
    /^Scripts of home \(12000\.js\): 12,000 bytes, 2,000 above 10,000, as 1 more; /,
  )
  expect(describeBudget(budget, items.toSpliced(1, 1), null)?.verdict).toBe('breach')
  expect(describeBudget(budget, [], null)).toBeNull()
})

test('every budget warns before it fails', () => {
  expect(budgets.filter(({ soft, hard }) => soft >= hard)).toEqual([])
  expect(new Set(budgets.map(({ what }) => what)).size).toBe(budgets.length)
})
