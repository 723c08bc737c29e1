import { expect, test } from 'vitest'
import { requireSameOrigin } from './same-origin.ts'

const env = { PUBLIC_URL: 'https://dagesh.example' }

function send(headers: Record<string, string>) {
  return () =>
    requireSameOrigin(
      new Request('http://127.0.0.1:3000/he/emodesuper', { method: 'POST', headers }),
      env,
    )
}

// Proves 7.4.1.
test.each([
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }],
  [{ origin: 'http://127.0.0.1:3000' }],
  [{ origin: 'https://dagesh.example' }],
])('%j is accepted', (headers) => {
  expect(send(headers)).not.toThrow()
})

// Proves 7.4.1.
test.each([
  ['no header at all', {}],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.dagesh.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [
    'another site that names our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://dagesh.example' },
  ],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['an empty Sec-Fetch-Site', { 'sec-fetch-site': '', origin: 'https://dagesh.example' }],
  ['two values in one', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another port', { origin: 'http://127.0.0.1:3001' }],
  ['another scheme', { origin: 'https://127.0.0.1:3000' }],
  ['a longer host', { origin: 'https://dagesh.example.evil.example' }],
  ['only a referrer', { referer: 'https://dagesh.example/he/emodesuper' }],
  ['a plain text form', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
])('%s is refused with 403', (_name, headers) => {
  expect(send(headers)).toThrow(expect.objectContaining({ status: 403 }))
})
