import { expect, test } from 'vitest'
import { documentHeaders, fileHeaders } from './security-headers.ts'

const twoYears = 2 * 365 * 24 * 3600

// Proves 9.1.2.
test.each([
  ['https://site.example', `max-age=${twoYears}; includeSubDomains`],
  ['http://site.example', undefined],
  [undefined, undefined],
])('a site at %s sends the transport header %s with pages and files', (PUBLIC_URL, header) => {
  for (const headers of [documentHeaders({ PUBLIC_URL }), fileHeaders({ PUBLIC_URL })])
    expect(headers['Strict-Transport-Security']).toBe(header)
})
