import { expect, test } from 'vitest'
import { parseDestination } from './parse-destination.ts'

const own = ['dagesh.example', 'www.dagesh.example']

// Proves 3.17.2.
test.each([
  ['example.com/menu', 'https://example.com/menu'],
  [' https://example.com/?a=1&b=2#c ', 'https://example.com/?a=1&b=2#c'],
  ['http://old.example', 'http://old.example'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['https://דוגמה.ישראל/תפריט', 'https://xn--6dbbec0c.xn--4dbrk0ce/%D7%AA%D7%A4%D7%A8%D7%99%D7%98'],
  ['https://dagesh.example/he/contact', 'https://dagesh.example/he/contact'],
  ['050-123-4567', 'tel:+972501234567'],
  ['tel:+49 30 901820', 'tel:+4930901820'],
  ['+49 (0)30 901820', 'tel:+4930901820'],
  ['*2345', 'tel:*2345'],
  ['03-6123456 שלוחה 12', 'tel:+97236123456;ext=12'],
  ['050\u2011123\u20134567', 'tel:+972501234567'],
  ['٠٥٠١٢٣٤٥٦٧', 'tel:+972501234567'],
  ['106', 'tel:106'],
  ['dana@studio.example', 'mailto:dana@studio.example'],
  [
    'mailto:dana@studio.example?subject=שלום&bcc=x@y.example',
    'mailto:dana@studio.example?subject=%D7%A9%D7%9C%D7%95%D7%9D',
  ],
  ['sms:0501234567?body=1+1', 'sms:+972501234567?body=1%2B1'],
])('%s is accepted', (typed, destination) => {
  expect(parseDestination(typed, own)).toEqual({ destination })
})

// Proves 3.17.2.
test.each([
  ['', 'required'],
  [' \u200f ', 'required'],
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  ['data:text/html,<script>', 'scheme'],
  ['intent://x#Intent;scheme=foo;end', 'scheme'],
  ['vbscript:x', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['//evil.example', 'address'],
  ['/\\evil.example', 'address'],
  ['/he/../..//evil.example', 'address'],
  ['https://bank.example@evil.example', 'address'],
  ['http://192.168.1.20/menu', 'address'],
  ['http://localhost:3000/he/', 'address'],
  ['https:evil', 'address'],
  ['not an address', 'address'],
  [`https://example.com/${'a'.repeat(2000)}`, 'address'],
  ['tel:11', 'phone'],
  ['(415) 555-2671', 'phone'],
  ['sms:*2345', 'phone'],
  ['sms:hello', 'phone'],
  ['mailto:nobody', 'email'],
  ['https://dagesh.example/q/menu', 'loop'],
  ['www.dagesh.example/q/menu', 'loop'],
  ['https://dagesh.example./q/menu', 'loop'],
])('%s is refused', (typed, fault) => {
  expect(parseDestination(typed, own)).toEqual({ fault })
})

test('a stored destination cannot break a header', () => {
  const parsed = parseDestination('https://example.com/a\r\nSet-Cookie: x=1', own)
  expect(JSON.stringify(parsed)).not.toMatch(/\\[rn]/)
})
