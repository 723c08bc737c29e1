import { expect, test } from 'vitest'
import { describeFree } from './check-disk.ts'
import { describeSeen } from './check-domain.ts'
import { printChecks } from './check.ts'
import { describeAddresses } from './describe-addresses.ts'

const confirmed = { kind: 'clear', finding: null } as const

// Proves 9.4.3.
test.each([
  [null, null, 'look', 'No admin has confirmed'],
  [null, confirmed, 'good', 'An admin confirmed'],
  [null, { kind: 'machine', finding: null }, 'look', 'how visitors arrive was not seen'],
  ['hidden', confirmed, 'wrong', 'without X-Forwarded-For'],
  ['private', null, 'wrong', 'only private addresses'],
  ['unlisted', confirmed, 'wrong', 'two hops, and only one is listed'],
  ['unlisted', { kind: 'clear', finding: 'unlisted' }, 'look', 'An admin found it right'],
] as const)('with the finding %s and the answer %o: %s', (finding, answer, state, words) => {
  const check = describeAddresses('local', { finding, answer })
  expect(check).toMatchObject({ name: 'proxies', state })
  expect(check.text).toContain(words)
})

test.each([
  ['132.66.11.1', 'good'],
  ['127.0.0.1', 'look'],
  ['10.1.2.3', 'look'],
])('a site that sees this machine as %s is %s', (ip, state) => {
  expect(describeSeen('https://site.example', ip)).toMatchObject({ state })
})

test.each([
  [0.11, 'good', '5.0 GB free, 11 %'],
  [0.1, 'good', '5.0 GB free, 10 %'],
  [0.099, 'wrong', '5.0 GB free, 9 %'],
])('a disk of which %d is free is %s', (share, state, words) => {
  const check = describeFree({ folder: '/data', what: 'data', bytes: 5e9, share })
  expect(check.state).toBe(state)
  expect(check.text).toContain(words)
})

test('each check is a line, and what is wrong stands out', () => {
  expect(
    printChecks([
      { name: 'disk', state: 'good', text: 'a' },
      { name: 'proxies', state: 'wrong', text: 'b' },
    ]),
  ).toBe('good   disk     a\nWRONG  proxies  b\n')
})
