import { expect, test } from 'vitest'
import { keyUri, readSecret, timeStep, toBase32 } from '#domain/admins/one-time-code.ts'
import { codeAt, makeCodeSecret, matchCode } from './one-time-codes.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 4226, appendix D.
// Proves 7.7.1.
test.each(
  [
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ].map((code, counter) => [counter, code] as const),
)('the code of counter %i is %s', (counter, code) => {
  expect(codeAt(secret, counter)).toBe(code)
})

// RFC 6238, appendix B: the last six of its eight digits.
// Proves 7.7.1.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of second %i is %s', (second, code) => {
  expect(codeAt(secret, timeStep(new Date(second * 1000)))).toBe(code)
})

const now = new Date(1_111_111_109_000)
const step = timeStep(now)

// Proves 7.7.2.
test.each([
  ['now', codeAt(secret, step), 0, step],
  ['with a space', codeAt(secret, step).replace(/^.../, '$& '), 0, step],
  ['half a minute ago', codeAt(secret, step - 1), 0, step - 1],
  ['in half a minute', codeAt(secret, step + 1), 0, step + 1],
  ['a minute ago', codeAt(secret, step - 2), 0, null],
  ['in a minute', codeAt(secret, step + 2), 0, null],
  ['used before', codeAt(secret, step), step, null],
  ['older than one used', codeAt(secret, step - 1), step, null],
  ['wrong', '000000', 0, null],
  ['too long', `${codeAt(secret, step)}0`, 0, null],
  ['empty', '', 0, null],
])('a code %s', (_, typed, lastStep, expected) => {
  expect(matchCode(secret, typed, { now, lastStep })).toBe(expected)
})

test('a secret has 160 bits and a URI for authenticator apps', () => {
  expect(makeCodeSecret()).toHaveLength(20)
  expect(readSecret(toBase32(secret))).toEqual(Uint8Array.from(secret))
  for (const text of ['', 'A'.repeat(31), 'A'.repeat(33), '1'.repeat(32), 'a'.repeat(32)])
    expect(readSecret(text)).toBeNull()
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(keyUri(secret, { issuer: 'דגש', account: 'dana@example.com' })).toBe(
    'otpauth://totp/%D7%93%D7%92%D7%A9:dana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%D7%93%D7%92%D7%A9&algorithm=SHA1&digits=6&period=30',
  )
})
