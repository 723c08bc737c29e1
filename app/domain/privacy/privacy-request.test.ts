import { expect, test } from 'vitest'
import { parsePrivacyRequest } from './privacy-request.ts'

const valid = { kind: 'erase', name: 'דנה כהן', email: 'dana@example.com', details: '' }

// Proves 10.4.1.
test.each([
  [{ ...valid, kind: 'publish' }, { kind: 'kindRequired' }],
  [{ ...valid, kind: ['erase'] }, { kind: 'kindRequired' }],
  [{ ...valid, name: 'ד' }, { name: 'nameMin' }],
  [{ ...valid, name: 'ד'.repeat(101) }, { name: 'nameMin' }],
  [{ ...valid, email: 'dana@example' }, { email: 'emailInvalid' }],
  [{ ...valid, email: 'a@example.com, b@example.com' }, { email: 'emailInvalid' }],
  [{ ...valid, details: 'a'.repeat(1001) }, { details: 'detailsMax' }],
  [{ ...valid, kind: 'correct' }, { details: 'detailsRequired' }],
  [{}, { kind: 'kindRequired', name: 'nameMin', email: 'emailInvalid', details: 'detailsMax' }],
])('%j is refused', (input, errors) => {
  expect(parsePrivacyRequest(input)).toEqual({ ok: false, errors })
})

// Proves 10.4.1.
test('a request is cleaned, and a filled honeypot makes it suspicious', () => {
  const input = { ...valid, email: ' dana@example.com\u200f', website: 'x', id: 'unknown' }
  expect(parsePrivacyRequest(input)).toEqual({
    ok: true,
    request: { ...valid, suspicious: true },
  })
  expect(parsePrivacyRequest({ ...valid, details: 'a'.repeat(1000) })).toMatchObject({ ok: true })
})
