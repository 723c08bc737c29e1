import { expect, test } from 'vitest'
import type { CodeContent, CodeType, CodeValues } from './code-contents.ts'
import { readPhone } from '../phone/read-phone.ts'
import { encodeContent } from './encode-content.ts'
import { isUnusualPassword } from './encode-wifi.ts'

function encode(type: CodeType, values: CodeValues) {
  return encodeContent({ type, values } satisfies CodeContent, (typed) =>
    readPhone(typed, 'anybody'),
  )
}

// Proves 3.12.3, 3.16.1.
test.each<[CodeType, CodeValues, string]>([
  ['link', { url: 'dagesh.example' }, 'https://dagesh.example'],
  ['link', { url: ' http://dagesh.example/a?b=1&c=2 ' }, 'http://dagesh.example/a?b=1&c=2'],
  [
    'link',
    { url: 'https://דגש.example/שלום' },
    'https://xn--6dbb1e.example/%D7%A9%D7%9C%D7%95%D7%9D',
  ],
  ['link', { url: 'shop.example:8080/x' }, 'https://shop.example:8080/x'],
  ['text', { text: ' שלום\r\nעולם; "a\\b" ' }, 'שלום\nעולם; "a\\b"'],
  ['phone', { phone: '050-000-0001' }, 'tel:+972500000001'],
  ['phone', { phone: '+44 20 7946 0000' }, 'tel:+442079460000'],
  ['phone', { phone: '+972 (0)50-1234567' }, 'tel:+972501234567'],
  ['phone', { phone: '*12345' }, 'tel:*12345'],
  ['phone', { phone: '03-6123456 ext. 12' }, 'tel:+97236123456;ext=12'],
  ['sms', { phone: '+49 (0)151 23456789' }, 'SMSTO:+4915123456789'],
  ['whatsapp', { phone: '٠٥٠-١٢٣٤٥٦٧' }, 'https://wa.me/972501234567'],
  ['whatsapp', { phone: '03-6123456 x12' }, 'https://wa.me/97236123456'],
  ['sms', { phone: '0500000001', text: 'היי: מה קורה?' }, 'SMSTO:+972500000001:היי: מה קורה?'],
  ['sms', { phone: '0500000001' }, 'SMSTO:+972500000001'],
  ['email', { email: 'a@b.example' }, 'mailto:a@b.example'],
  [
    'email',
    { email: 'a+b@c.example', subject: 'שאלה & ?', text: 'one\ntwo' },
    'mailto:a%2Bb@c.example?subject=%D7%A9%D7%90%D7%9C%D7%94%20%26%20%3F&body=one%0D%0Atwo',
  ],
  [
    'whatsapp',
    { phone: '00972-50-0000001', text: 'hi #1' },
    'https://wa.me/972500000001?text=hi%20%231',
  ],
  [
    'location',
    { place: '32.0853, 34.7818' },
    'https://www.google.com/maps/search/?api=1&query=32.0853,34.7818',
  ],
  [
    'location',
    { place: 'דיזנגוף 1', map: 'waze' },
    'https://waze.com/ul?q=%D7%93%D7%99%D7%96%D7%A0%D7%92%D7%95%D7%A3%201&navigate=yes',
  ],
  [
    'location',
    { place: '-33.86,151.2', map: 'waze' },
    'https://waze.com/ul?ll=-33.86,151.2&navigate=yes',
  ],
  ['location', { place: '32 34', map: 'phone' }, 'geo:32,34'],
  [
    'location',
    { place: ' https://maps.app.goo.gl/aB1?g_st=ic ', map: 'waze' },
    'https://maps.app.goo.gl/aB1?g_st=ic',
  ],
  ['location', { place: 'maps.app.goo.gl/aB1' }, 'https://maps.app.goo.gl/aB1'],
  [
    'location',
    { place: 'www.google.com/maps/place/Tel+Aviv/@32.08,34.78,14z' },
    'https://www.google.com/maps/place/Tel+Aviv/@32.08,34.78,14z',
  ],
  [
    'location',
    { place: 'https://www.google.co.il/maps?q=32,34' },
    'https://www.google.co.il/maps?q=32,34',
  ],
  ['location', { place: 'waze.com/ul/hsv8w', map: 'phone' }, 'https://waze.com/ul/hsv8w'],
  ['location', { place: 'https://maps.apple.com/?ll=1,2' }, 'https://maps.apple.com/?ll=1,2'],
  ['location', { place: 'https://maps.example/here' }, 'https://maps.example/here'],
  ['location', { place: 'geo:32.08,34.78?z=14', map: 'google' }, 'geo:32.08,34.78?z=14'],
  [
    'location',
    { place: 'wazed.com', map: 'google' },
    'https://www.google.com/maps/search/?api=1&query=wazed.com',
  ],
  ['location', { place: 'a & b', map: 'phone' }, 'geo:0,0?q=a%20%26%20b'],
])('%s %j becomes %s', (type, values, text) => {
  expect(encode(type, values)).toEqual({ text })
})

// Proves 3.16.2.
test.each<[CodeValues, string]>([
  [{ network: 'Home', password: '12345678' }, 'WIFI:T:WPA;S:Home;P:12345678;;'],
  [
    { network: 'a;b,c:d"e\\f', password: '";\\:,12345' },
    'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\"\\;\\\\\\:\\,12345;;',
  ],
  [{ network: 'בית קפה', security: 'nopass', password: 'unused' }, 'WIFI:T:nopass;S:בית קפה;;'],
  [{ network: 'x', security: 'WEP', password: 'k', hidden: 'on' }, 'WIFI:T:WEP;S:x;P:k;H:true;;'],
  // What nobody sees is no part of a name or a password; a blank is.
  [
    { network: 'Ca\u00adfe\u200b 5\u200e', password: '\u2066pass\u00a0word\u2069\ufeff' },
    'WIFI:T:WPA;S:Cafe 5;P:pass word;;',
  ],
  [{ network: ' x ', password: ' 2345678 ' }, 'WIFI:T:WPA;S: x ;P: 2345678 ;;'],
  [{ network: 'ש'.repeat(16), password: 'סיסמה' }, `WIFI:T:WPA;S:${'ש'.repeat(16)};P:סיסמה;;`],
  [
    { network: 'x'.repeat(32), password: 'x'.repeat(63) },
    `WIFI:T:WPA;S:${'x'.repeat(32)};P:${'x'.repeat(63)};;`,
  ],
])('the network %j becomes %s', (values, text) => {
  expect(encode('wifi', values)).toEqual({ text })
})

// Proves 3.16.2.
test('a contact keeps line breaks, commas and semicolons, and lines are folded', () => {
  const text = `קו ראשון\nשני; "עם" , ו־\\\nBEGIN:VCARD${'ש'.repeat(40)}`
  const encoded = encode('contact', { name: 'Dr. Noa Barak', phone: '050-0000001', text })
  const file = 'text' in encoded ? encoded.text : ''
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Barak;Noa;;Dr.;',
    'FN:Dr. Noa Barak',
    'TEL;TYPE=CELL:+972500000001',
    `NOTE:קו ראשון\\nשני\\; "עם" \\, ו־\\\\\\nBEGIN:VCARD${'ש'.repeat(40)}`,
    'END:VCARD',
    '',
  ])
})

test('an event is written in UTC and lasts an hour by default', () => {
  const encoded = encode('event', { name: 'השקה, ערב', start: '2026-12-01T19:30', place: 'A; B' })
  const start = new Date('2026-12-01T19:30')
  const utc = (time: Date) => time.toISOString().replaceAll(/[-:]|\.000/g, '')
  expect('text' in encoded ? encoded.text.split('\r\n') : []).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'SUMMARY:השקה\\, ערב',
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + 3_600_000))}`,
    'LOCATION:A\\; B',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

function eventTimes(values: CodeValues): string[] {
  const encoded = encode('event', { name: 'x', ...values })
  return 'text' in encoded ? encoded.text.split('\r\n').filter((line) => line.startsWith('DT')) : []
}

test('an event without a time lasts whole days, and DTEND is the day after the last', () => {
  expect(eventTimes({ start: '2026-12-31' })).toEqual([
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ])
  expect(eventTimes({ start: '2026-12-01', end: '2026-12-03' })).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'DTEND;VALUE=DATE:20261204',
  ])
})

test('an end time without a day is its next occurrence after the start', () => {
  const until = (end: string) => eventTimes({ start: '2026-12-01T22:00', end })[1]
  expect(until('T23:30')).toBe(
    eventTimes({ start: '2026-12-01T22:00', end: '2026-12-01T23:30' })[1],
  )
  expect(until('T02:00')).toBe(
    eventTimes({ start: '2026-12-01T22:00', end: '2026-12-02T02:00' })[1],
  )
})

// Proves 3.16.2.
test.each<[CodeType, CodeValues, object]>([
  ['link', {}, { url: 'required' }],
  ['link', { url: 'javascript:alert(1)' }, { url: 'url' }],
  ['link', { url: 'no dots' }, { url: 'url' }],
  ['link', { url: 'word' }, { url: 'url' }],
  ['text', { text: ' \n ' }, { text: 'required' }],
  ['phone', { phone: '12' }, { phone: 'phone' }],
  ['phone', { phone: 'call me 0500000001' }, { phone: 'phone' }],
  ['phone', { phone: '(415) 555-2671' }, { phone: 'country' }],
  ['phone', { phone: '4915123456789' }, { phone: 'country' }],
  ['sms', { text: 'x' }, { phone: 'required' }],
  ['sms', { phone: '*2345' }, { phone: 'callsOnly' }],
  ['whatsapp', { phone: '*2345' }, { phone: 'callsOnly' }],
  ['whatsapp', { phone: '106' }, { phone: 'callsOnly' }],
  ['email', { email: 'a@b' }, { email: 'email' }],
  ['wifi', { password: '1234567' }, { network: 'required', password: 'password' }],
  ['wifi', { network: 'x', security: 'WEP' }, { password: 'required' }],
  ['wifi', { network: 'x', password: 'x'.repeat(64) }, { password: 'password' }],
  ['wifi', { network: 'x', password: 'ש'.repeat(32) }, { password: 'password' }],
  ['wifi', { network: 'x'.repeat(33), security: 'nopass' }, { network: 'network' }],
  ['wifi', { network: 'ש'.repeat(17), security: 'nopass' }, { network: 'network' }],
  ['wifi', { network: ' \u3164\u200b\u2800', security: 'nopass' }, { network: 'required' }],
  ['wifi', { network: 'x', password: '123456\u200b\u200e' }, { password: 'password' }],
  [
    'contact',
    { email: 'a@', url: 'x', phone: '1' },
    { name: 'required', email: 'email', url: 'url', phone: 'phone' },
  ],
  [
    'contact',
    { name: '\u3164\u200b', phone: '415-555-2671' },
    { name: 'required', phone: 'country' },
  ],
  ['location', { place: '' }, { place: 'required' }],
  ['location', { place: '91, 0' }, { place: 'coordinates' }],
  ['event', {}, { name: 'required', start: 'required' }],
  ['event', { name: 'x', start: '2026-12-02T10:00', end: '2026-12-01T10:00' }, { end: 'end' }],
  ['event', { name: 'x', start: 'tomorrow' }, { start: 'date' }],
  ['event', { name: 'x', start: '2026-02-30T10:00' }, { start: 'date' }],
  ['event', { name: 'x', start: 'T10:00' }, { start: 'date' }],
  ['event', { name: 'x', start: '2026-12-01T25:00' }, { start: 'hour' }],
  ['event', { name: 'x', start: '2026-12-01', end: 'T10:00' }, { start: 'hour' }],
  ['event', { name: 'x', start: '2026-12-01T09:00', end: '2026-12-02' }, { end: 'hour' }],
  ['event', { name: 'x', start: '2026-12-02', end: '2026-12-01' }, { end: 'end' }],
  ['event', { start: '2026-12-02', end: 'x' }, { name: 'required', end: 'date' }],
])('%s %j is refused: %j', (type, values, faults) => {
  expect(encode(type, values)).toEqual({ faults })
})

test.each<[CodeValues, boolean]>([
  [{ password: 'plain ~!' }, false],
  [{ password: 'סיסמה1234' }, true],
  [{ password: 'pässword' }, true],
  [{ password: 'pass\u200bword' }, false],
  [{ password: 'סיסמה', security: 'nopass' }, false],
  [{}, false],
])('the password of %j is unusual: %s', (values, isUnusual) => {
  expect(isUnusualPassword(values)).toBe(isUnusual)
})

test.each([
  ['050-0000001', 'TEL;TYPE=CELL:+972500000001'],
  ['03-6123456', 'TEL;TYPE=WORK:+97236123456'],
  ['03-6123456 ext. 12', 'TEL;TYPE=WORK:+97236123456\\;ext=12'],
  ['*2345', 'TEL;TYPE=WORK:*2345'],
])('a contact with the number %s has %s', (phone, line) => {
  const encoded = encode('contact', { name: 'x', phone })
  expect('text' in encoded ? encoded.text.split('\r\n') : []).toContain(line)
})
