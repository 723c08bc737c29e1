import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'

test('a broken convention is reported by its advice and every place', () => {
  const findings = ['app/a.ts:12  class A', 'app/b.ts:3  class B']
  expect(() => expectNone(findings, 'Write a function instead of a class.')).toThrow(
    /^Write a function instead of a class\.\n {2}app\/a\.ts:12 {2}class A\n {2}app\/b\.ts:3 {2}class B$/,
  )
})

test('a convention that nothing breaks passes', () => {
  expect(() => expectNone([], 'Write a function instead of a class.')).not.toThrow()
})
