import { expect, test } from 'vitest'
import { attemptOf, fingerprint, uuid } from './lead-attempt.ts'

test('the same content is the same attempt, another content another one', () => {
  const first = attemptOf('{"name":"נועה"}')
  expect(attemptOf('{"name":"נועה"}')).toEqual(first)
  expect(attemptOf('{"name":"נועה ברק"}').key).not.toBe(first.key)
})

test('what is kept of an attempt does not hold what was written', () => {
  expect(Object.keys(attemptOf('secret')).toSorted()).toEqual([
    'elapsedMs',
    'key',
    'print',
    'submittedAt',
  ])
  expect(JSON.stringify(attemptOf('secret'))).not.toContain('secret')
})

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the fingerprint of %j is that of FNV-1a', (text, print) => {
  expect(fingerprint(text)).toBe(print)
})

test('keys are version 4 UUIDs, each a new one', () => {
  const keys = Array.from({ length: 100 }, uuid)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
