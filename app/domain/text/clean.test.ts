import { expect, test } from 'vitest'
import { cleanExact, cleanLine, cleanText } from './clean.ts'

test.each([
  ['  נועה ברק  ', 'נועה ברק'],
  ['נועה\r\nברק', 'נועה ברק'],
  ['Noa\tBarak', 'Noa Barak'],
  ['Noa\u00a0 Barak', 'Noa Barak'],
  ['a\u0000b', 'ab'],
  ['a\u001bb\u0085c\u009fd', 'abcd'],
  ['a\ud800b', 'ab'],
  ['a\udc00', 'a'],
  ['a\ufffeb\uffff', 'ab'],
  ['\ufeffa\u200bb', 'ab'],
  ['\u200fdana@example.com\u200e', 'dana@example.com'],
  ['\u061cdana', 'dana'],
  ['\u202emoc.elgoog\u202c', 'moc.elgoog'],
  ['\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['dana\u00ad@exam\u00adple.com', 'dana@example.com'],
  ['דנה\u200c\u200d כהן', 'דנה כהן'],
  ['a\u034f\u115f\u1160\u17b4\u180eb', 'ab'],
  ['a\u2060\u2061\u2064\u206a\u206fb', 'ab'],
  ['a\u3164b\uffa0c\ufe00d\ufe0fe', 'abcde'],
  ['a\ufff9b\ufffbc\u{e0061}\u{e0100}d', 'abcd'],
  ['a\u00a0b\u2003c\u202fd\u3000e\u2800f', 'a b c d e f'],
  ['\u3164\u200b \u00a0\u2800\u00ad', ''],
  ['\u0301\u05b7', ''],
  ['\u2800 a \u2800', 'a'],
  ['e\u0301', '\u00e9'],
  ['e\u200f\u0301', '\u00e9'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['❤️ 👩🏽‍⚕️ 1️⃣ 🏳️‍🌈', '❤️ 👩🏽‍⚕️ 1️⃣ 🏳️‍🌈'],
  ['a\u200d😀\u200db 5\ufe0f', 'a😀b 5'],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  ['', ''],
])('a line %j becomes %j', (raw, clean) => {
  expect(cleanLine(raw)).toBe(clean)
  expect(cleanLine(clean)).toBe(clean)
})

test.each([
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\u2028b\u2029c', 'a\nb\nc'],
  ['\n a  b\tc \r\n', 'a  b\tc'],
  ['a\u0000\u0007b\u0080', 'ab'],
  ['a\ud83d', 'a'],
  ['\u200fשלום (UX)\u200e!', '\u200fשלום (UX)\u200e!'],
  ['e\u0301', '\u00e9'],
  ['👨‍👩‍👧‍👦😀', '👨‍👩‍👧‍👦😀'],
  ['\u3164\n\u200b\u2800\u200f', ''],
])('a text %j becomes %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
  expect(cleanText(clean)).toBe(clean)
  expect(cleanText(raw).isWellFormed()).toBe(true)
})

test.each([
  [' a  b ', ' a  b '],
  ['a\u00a0b\u2003', 'a b '],
  ['pass\u200bword\u00ad\u200f\ufeff', 'password'],
  ['a\u0000b\nc\td', 'ab c d'],
  ['e\u0301', 'e\u0301'],
  ['☕️ 👩‍🍳', '☕️ 👩‍🍳'],
])('an exact value %j becomes %j', (raw, clean) => {
  expect(cleanExact(raw)).toBe(clean)
  expect(cleanExact(clean)).toBe(clean)
})
