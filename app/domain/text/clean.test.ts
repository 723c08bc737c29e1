import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean.ts'

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
  ['e\u0301', '\u00e9'],
  ['e\u200f\u0301', '\u00e9'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
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
])('a text %j becomes %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
  expect(cleanText(clean)).toBe(clean)
  expect(cleanText(raw).isWellFormed()).toBe(true)
})
