import { expect, test } from 'vitest'
import type { CodeContent, CodeType, CodeValues } from './code-contents.ts'
import { encodeContent } from './encode-content.ts'

function encode(type: CodeType, values: CodeValues) {
  return encodeContent({ type, values } satisfies CodeContent)
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
    'N:Barak;Dr. Noa;;;',
    'FN:Dr. Noa Barak',
    'TEL:+972500000001',
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
  ['sms', { text: 'x' }, { phone: 'required' }],
  ['email', { email: 'a@b' }, { email: 'email' }],
  ['wifi', { password: '1234567' }, { network: 'required', password: 'password' }],
  ['wifi', { network: 'x', security: 'WEP' }, { password: 'required' }],
  ['wifi', { network: 'x', password: 'x'.repeat(64) }, { password: 'password' }],
  [
    'contact',
    { email: 'a@', url: 'x', phone: '1' },
    { name: 'required', email: 'email', url: 'url', phone: 'phone' },
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
