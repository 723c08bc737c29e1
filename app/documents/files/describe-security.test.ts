import { expect, test } from 'vitest'
import { describeSecurity } from './describe-security.ts'

// Proves 2.6.11.
test.each(['2026-11-22T00:00:00.000Z', '2026-11-22T23:59:59.999Z', '2028-02-29T12:00:00.000Z'])(
  'at %s, security.txt is valid for half a year and no longer',
  (date) => {
    const now = new Date(date)
    const text = describeSecurity({ siteUrl: 'https://site.test', email: 'a@site.test', now })
    const fields = new Map(text.split('\n').map((line) => line.split(': ', 2) as [string, string]))
    expect(fields.get('Contact')).toBe('mailto:a@site.test')
    expect(fields.get('Canonical')).toBe('https://site.test/.well-known/security.txt')
    const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(179)
    expect(days).toBeLessThanOrEqual(180)
  },
)
