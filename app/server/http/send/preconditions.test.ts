import { expect, test } from 'vitest'
import { matchesWeakly, refusesVersion } from './preconditions.ts'

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %j matches W/"a": %s', (header, isMatch) => {
  expect(matchesWeakly(header, 'W/"a"')).toBe(isMatch)
})

// Proves 9.2.5.
test.each([
  [{}, false],
  [{ 'if-match': '"a"' }, false],
  [{ 'if-match': '"b", "a"' }, false],
  [{ 'if-match': ' * ' }, false],
  [{ 'if-match': '"b"' }, true],
  [{ 'if-match': 'W/"a"' }, true],
  [{ 'if-match': '' }, true],
  [{ 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:01 GMT' }, false],
  [{ 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }, false],
  [{ 'if-unmodified-since': 'Wed, 31 Dec 2025 23:59:59 GMT' }, true],
  [{ 'if-unmodified-since': 'no date' }, false],
  [{ 'if-match': '"a"', 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, false],
])('the version "a" of New Year is refused to %o: %s', (headers, isRefused) => {
  const modifiedAt = Date.parse('2026-01-01T00:00:00.700Z')
  expect(refusesVersion(headers, { etag: '"a"', modifiedAt })).toBe(isRefused)
})

test('a weak tag matches no If-Match, and what has no date ignores dates', () => {
  expect(refusesVersion({ 'if-match': 'W/"a"' }, { etag: 'W/"a"' })).toBe(true)
  expect(
    refusesVersion({ 'if-unmodified-since': new Date(0).toUTCString() }, { etag: 'W/"a"' }),
  ).toBe(false)
})
