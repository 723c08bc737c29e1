import { expect, test } from 'vitest'
import { cleanEmail, isEmailAddress, isUnusualEmail } from './email.ts'

// Proves 4.2.3.
test.each([
  'dana@example.com',
  'dana.levi+tag@mail.example.co.il',
  "o'brien@example.com",
  'דנה@דוגמה.ישראל',
  'dana@xn--eebf2b.xn--4dbrk0ce',
  'A@EXAMPLE.COM',
  '1@2.il',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.com`,
  'a+tag@example.com',
  'user.@docomo.example.jp',
  '.a@b.com',
  'a..b@c.com',
])('%s is an email address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

// Proves 4.2.3.
test.each([
  '',
  'a',
  '@',
  'a@',
  '@b.com',
  'a@b',
  'a@b..c',
  'a@b.c',
  'a@.b.com',
  'a@b.com.',
  'a b@c.com',
  'a@b c.com',
  '"a b"@c.il',
  'a@-b.com',
  'a@b-.com',
  'a@[1.2.3.4]',
  'a@1.2.3.4',
  'a@b@c.com',
  'a@b.com, c@d.com',
  'a@b.com\nbcc:c@d.com',
  '<a@b.com>',
  'Dana <a@b.com>',
  '😀@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
])('%j is not an email address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

// A check whose time grows with the square of the length would outlast the test.
test.each([
  ['dots', `${'a.'.repeat(5_000_000)}!`],
  ['hyphens', `a@${'b-'.repeat(5_000_000)}`],
  ['letters', `${'a'.repeat(10_000_000)}@`],
])('a hostile address of ten million %s is checked in linear time', (_, text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test.each([
  ['user.@carrier.example', true],
  ['.user@carrier.example', true],
  ['us..er@carrier.example', true],
  ['us.er@carrier.example', false],
  ['user@carrier.example', false],
])('the dots of %s are unusual: %s', (address, isUnusual) => {
  expect(isUnusualEmail(address)).toBe(isUnusual)
})

test.each([
  ['dana＠example.com', 'dana@example.com'],
  ['ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'dana@example.com'],
  ['dana@example。com', 'dana@example.com'],
  ['dana﹫example.com', 'dana@example.com'],
  ['da\u00adna@exam\u200bple.com\u200f', 'dana@example.com'],
  [' דנה@דוגמה.ישראל ', 'דנה@דוגמה.ישראל'],
])('the address %j is read as %j', (typed, address) => {
  expect(cleanEmail(typed)).toBe(address)
  expect(isEmailAddress(cleanEmail(typed))).toBe(true)
})
