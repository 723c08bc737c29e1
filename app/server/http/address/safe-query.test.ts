import { expect, test } from 'vitest'
import { safeQuery } from './safe-query.ts'

test.each([
  ['', ''],
  [
    's=branding.extended,website~crm,maintenance:24&c=design-client',
    '?s=branding.extended,website~crm,maintenance:24&c=design-client',
  ],
  ['project=tlbank-webapp&utm_source=news', '?project=tlbank-webapp&utm_source=news'],
  ['o.branding=basic', '?o.branding=basic'],
  ['project=<script>alert(1)</script>', ''],
  ['project=%22onclick%3D1', ''],
  ['project=a%26b=c', ''],
  ['project=%D7%90', ''],
  ['project=', ''],
  ['%3Cb%3E=1&category=website', '?category=website'],
  ['//evil.example=1', ''],
])('of the query %j the links of a page have %j', (query, own) => {
  expect(safeQuery(new URLSearchParams(query))).toBe(own)
})
