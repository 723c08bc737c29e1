import { expect, test } from 'vitest'
import { circle } from './path.ts'
import { toRelativePath } from './relative-path.ts'

test.each([
  ['M2 3L5 3L5 1Z', 'm2 3l3 0l0-2z'],
  ['M1 1L1 1L4 1Z', 'm1 1l3 0z'],
  ['M0 0Q2 0 2 -2.5Z', 'm0 0q2 0 2-2.5z'],
  ['M1 1L2 1L2 2ZM1.5 4C1 4 1 5 1.25 5Z', 'm1 1l1 0l0 1zm.5 3c-.5 0-.5 1-.25 1z'],
  ['', ''],
])('%s in relative commands is %s', (path, relative) => {
  expect(toRelativePath(path)).toBe(relative)
})

test('equal shapes at different places differ in their first command only', () => {
  const [one, other] = [circle([1.5, 1.5], 0.46), circle([40.5, 8.5], 0.46)].map((path) =>
    toRelativePath(path).replace(/^m[^lcqz]*/, ''),
  )
  expect(one).toBe(other)
})
