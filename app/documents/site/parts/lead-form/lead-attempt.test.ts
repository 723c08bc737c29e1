import { expect, test } from 'vitest'
import { getAttempt, hashText, randomUuid } from '#parts/lead-attempt.ts'

test('equal content is the same attempt, other content a new one', () => {
  const first = getAttempt('{"name":"נועה"}')
  expect(getAttempt('{"name":"נועה"}')).toEqual(first)
  expect(getAttempt('{"name":"נועה ברק"}').key).not.toBe(first.key)
})

test('a stored attempt does not hold the content', () => {
  expect(Object.keys(getAttempt('secret')).toSorted()).toEqual([
    'elapsedMs',
    'fingerprint',
    'key',
    'submittedAt',
  ])
  expect(JSON.stringify(getAttempt('secret'))).not.toContain('secret')
})

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of FNV-1a', (text, hash) => {
  expect(hashText(text)).toBe(hash)
})

test('keys are version 4 UUIDs, and each is new', () => {
  const keys = Array.from({ length: 100 }, randomUuid)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
