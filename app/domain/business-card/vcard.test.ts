import { expect, test } from 'vitest'
import { writeVcard, type Contact } from './vcard.ts'

const noa: Contact = {
  name: 'נועה ברק',
  organisation: 'דגש',
  title: 'מייסדת ומעצבת מוצר',
  phones: [{ number: '+61491570156', line: 'mobile' }],
  email: 'studio@dagesh.example',
  urls: [{ url: 'https://dagesh.example/he/' }],
}

/** As a phone parses it: continuation lines joined, then unescaped. */
function read(file: string, property: string): string[] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(property))
    .map((line) => line.slice(line.indexOf(':') + 1))
}

// Proves 3.12.2.
test('a Hebrew name is written completely, family name first', () => {
  const file = writeVcard(noa)
  expect(file.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\nN:ברק;נועה;;;\r\nFN:נועה ברק\r\n')).toBe(
    true,
  )
  expect(file.endsWith('END:VCARD\r\n')).toBe(true)
})

// Proves 3.12.2, 9.6.1.
test('commas, semicolons, backslashes and line breaks are escaped in texts', () => {
  const text = 'A, B; C\\D\r\nE\nF'
  const file = writeVcard({ ...noa, organisation: text, note: text })
  expect(read(file, 'ORG')).toEqual(['A\\, B\\; C\\\\D E F'])
  expect(read(file, 'NOTE')).toEqual(['A\\, B\\; C\\\\D\\nE\\nF'])
})

test('commas and semicolons of a URL are percent-encoded', () => {
  const url = 'https://dagesh.example/a,b;c?d=e%2C'
  expect(read(writeVcard({ ...noa, urls: [{ url }] }), 'URL')).toEqual([
    'https://dagesh.example/a%2Cb%3Bc?d=e%2C',
  ])
})

// Proves 3.12.2.
test('a text cannot start another vCard property', () => {
  const file = writeVcard({ ...noa, title: 'Designer\r\nTEL:+1900' })
  expect(read(file, 'TEL')).toEqual(['+61491570156'])
})

// Proves 3.12.2.
test('no line is longer than 75 octets, and folding splits no character', () => {
  for (let length = 60; length < 90; length += 1) {
    const title = `${'x'.repeat(length % 3)}${'ש'.repeat(length)}😀`
    const file = writeVcard({ ...noa, title })
    expect(
      Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length)),
    ).toBeLessThanOrEqual(75)
    expect(read(file, 'TITLE')).toEqual([title])
  }
})

test('a labeled number is grouped with its label', () => {
  const file = writeVcard({
    ...noa,
    phones: [{ number: '+61491570157', line: 'mobile', label: 'וואטסאפ' }],
  })
  expect(file).toContain('phone0.TEL;TYPE=CELL,VOICE:+61491570157\r\nphone0.X-ABLabel:וואטסאפ\r\n')
})

test('a landline is marked as one, and keeps its extension', () => {
  const phones = [
    { number: '+97236123456;ext=12', line: 'landline' },
    { number: '*2345', line: 'landline' },
  ] as const
  const file = writeVcard({ ...noa, phones })
  expect(file).toContain('TEL;TYPE=WORK,VOICE:+97236123456\\;ext=12\r\n')
  expect(file).toContain('TEL;TYPE=WORK,VOICE:*2345\r\n')
})

test.each([
  [{ name: 'יוסי בן דוד' }, 'בן דוד;יוסי;;;'],
  [{ name: 'Dr. Jan van den Brul, PhD' }, 'van den Brul;Jan;;Dr.;PhD'],
  [{ name: 'Juan García López', family: 'García López' }, 'García López;Juan;;;'],
  [{ name: 'A; B', given: 'A;', family: 'B' }, 'B;A\\;;;;'],
])('%j has the parts %j', (own, parts) => {
  const file = writeVcard({ ...noa, ...own })
  expect(read(file, 'N:')).toEqual([parts])
  expect(read(file, 'FN')).toEqual([own.name.replace(',', '\\,').replace(';', '\\;')])
})
