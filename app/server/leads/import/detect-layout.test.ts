import { expect, test } from 'vitest'
import { detectLayout } from './detect-layout.ts'

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const text = 'שם,טלפון\nדנה,050-1234567\n'
const utf8 = new TextEncoder().encode(text)
const utf16 = Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')
const bigEndian = Buffer.from(utf16).swap16()
/** The Hebrew letters of the code page are in the order of Unicode. */
const windows = Uint8Array.from(text, (sign) => {
  const code = sign.codePointAt(0) ?? 0
  return code >= 0x5d0 ? code - 0x5d0 + 0xe0 : code
})

// Proves 4.16.1.
test.each([
  ['UTF-8', utf8, 'utf-8', ','],
  ['UTF-8 with its mark', Buffer.concat([Buffer.from('\ufeff'), utf8]), 'utf-8', ','],
  ['UTF-16, as Excel saves Unicode text', utf16, 'utf-16le', '\t'],
  ['UTF-16 with the high byte in front', bigEndian, 'utf-16be', '\t'],
  ['UTF-16 without a mark', Buffer.from('name,phone\n', 'utf16le'), 'utf-16le', ','],
  ['the Hebrew code page of Windows', windows, 'windows-1255', ','],
  ['semicolons', Buffer.from('name;phone\n"a,b,c,d";1\n'), 'utf-8', ';'],
])('a CSV in %s is found', async (_, bytes, encoding, delimiter) => {
  for (const size of [bytes.length, 13])
    expect(await detectLayout(pieces(bytes, size))).toEqual({ format: 'csv', encoding, delimiter })
})

test('contacts of a phone are found', async () => {
  const bytes = Buffer.from('\ufeffBEGIN:VCARD\r\nFN:Dana\r\nEND:VCARD')
  expect(await detectLayout(pieces(bytes, bytes.length))).toEqual({
    format: 'vcard',
    encoding: 'utf-8',
    delimiter: '',
  })
})

test.each([
  ['no bytes', [], 'empty'],
  ['blanks', [0x20, 0x0a], 'empty'],
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0], 'workbook'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'workbook'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3], 'unreadable'],
])('a file of %s is refused', async (_, bytes, fault) => {
  expect(await detectLayout(pieces(new Uint8Array(bytes), 100))).toBe(fault)
})
