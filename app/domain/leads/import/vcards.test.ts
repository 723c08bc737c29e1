import { expect, test } from 'vitest'
import { createVcardReader, vcardParts } from './vcards.ts'

/** Each contact by its parts, read from pieces of a size, without those that are empty. */
function read(text: string, size = text.length): Record<string, string>[] {
  const reader = createVcardReader()
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
  const rows = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
  return rows.map((cells) =>
    Object.fromEntries(
      vcardParts.flatMap((part, index) => (cells[index] ? [[part, cells[index]]] : [])),
    ),
  )
}

const android = `BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D7=9B=D7=94=D7=9F;=D7=93=D7=A0=D7=\\
=94;;;
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D7=93=D7=A0=D7=94=20=D7=9B=D7=94=\\
=D7=9F
TEL;CELL:050-1234567
TEL;HOME:03-6123456
PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ
 ${'A'.repeat(70)}
 ${'B'.repeat(70)}

END:VCARD
`.replaceAll('\\', '')

const apple = `BEGIN:VCARD\r
VERSION:3.0\r
N:Levi;Noa;;Dr.;\r
FN:Dr. Noa Levi\r
ORG:Studio\\, Ltd.;Design;\r
item1.EMAIL;type=INTERNET:noa@exam\r
 ple.com\r
item1.X-ABLabel:Work\r
TEL;type=CELL;VALUE=uri:tel:+972-50-123-4567\r
ADR;type=HOME:;;Herzl 1;Haifa;;3300000;Israel\r
NOTE:Met in\\nTel Aviv\\; likes tea\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:4.0\r
N:Bar;Gal;;;\r
TITLE:Owner\r
END:VCARD`

test.each([1, 7, 64, 10_000])('contacts of Android are read from pieces of %i', (size) => {
  expect(read(android, size)).toEqual([{ name: 'דנה כהן', phone: '050-1234567\n03-6123456' }])
})

test.each([1, 5, 10_000])('contacts of an iPhone are read from pieces of %i', (size) => {
  expect(read(apple, size)).toEqual([
    {
      name: 'Dr. Noa Levi',
      phone: '+972-50-123-4567',
      email: 'noa@example.com',
      company: 'Studio, Ltd., Design',
      address: 'Herzl 1, Haifa, 3300000, Israel',
      note: 'Met in\nTel Aviv; likes tea',
    },
    { name: 'Gal Bar', role: 'Owner' },
  ])
})

test.each(['', 'no contact at all', 'BEGIN:VCARD\nFN:Dana', 'END:VCARD'])(
  '%j has no contact',
  (text) => {
    expect(read(text)).toEqual([])
  },
)

test('a property that is too long is left out', () => {
  const long = `BEGIN:VCARD\nFN:Dana\nNOTE:${'x'.repeat(30_000)}\nEND:VCARD`
  expect(read(long)).toEqual([{ name: 'Dana' }])
})
