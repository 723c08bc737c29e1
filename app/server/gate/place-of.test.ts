import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { shippedCountries } from './country-table.ts'
import { arrivalOf } from '../request/arrival.ts'
import { isAbroad, namedPlace, placesOf } from './place-of.ts'

type Sent = { from: string; headers?: Record<string, string>; header?: string }

function place({ from, headers = {}, header }: Sent) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  const env = { TRUSTED_PROXIES: ['10.0.0.1'], GEO_COUNTRY_HEADER: header }
  const arrival = arrivalOf(request, env.TRUSTED_PROXIES)
  return namedPlace(request, env) ?? placesOf(arrival, shippedCountries).place
}

const local = { kind: 'local' }

function country(code: string | null) {
  return { kind: 'country', country: code }
}

// Proves 2.7.2.
test.each([
  ['126.255.255.255', country('JP')],
  ['127.0.0.0', local],
  ['127.255.255.255', local],
  ['128.0.0.1', country('NL')],
  ['9.255.255.255', country('US')],
  ['10.0.0.0', local],
  ['10.255.255.255', local],
  ['100.63.255.255', country('US')],
  ['100.64.0.0', local],
  ['100.127.255.255', local],
  ['100.128.0.0', country('US')],
  ['169.253.255.255', country('US')],
  ['169.254.0.0', local],
  ['169.254.255.255', local],
  ['172.15.255.255', country('US')],
  ['172.16.0.0', local],
  ['172.31.255.255', local],
  ['172.32.0.0', country('US')],
  ['192.167.255.255', country('IT')],
  ['192.168.0.0', local],
  ['192.168.255.255', local],
  ['::1', local],
  ['::2', country(null)],
  ['fbff::1', country(null)],
  ['fc00::', local],
  ['fdff:ffff::1', local],
  ['fe00::1', country(null)],
  ['fe80::1', local],
  ['fe80::1%eth0', local],
  ['febf::1', local],
  ['fec0::1', country(null)],
  ['::ffff:127.0.0.1', local],
  ['::ffff:192.168.1.1', local],
  ['::ffff:c0a8:101', local],
  ['::ffff:132.66.11.1', country('IL')],
  ['::ffff:8.8.8.8', country('US')],
  ['', country(null)],
])('a connection from %j', (from, expected) => {
  expect(place({ from })).toEqual(expected)
})

const header = 'cf-ipcountry'

// Proves 2.7.3.
test.each([
  ['a stranger', { from: '8.8.8.8', headers: { [header]: 'IL' }, header }, 'US'],
  [
    'a stranger who names a proxy',
    { from: '8.8.8.8', headers: { [header]: 'IL', 'x-forwarded-for': '10.0.0.1' }, header },
    'US',
  ],
  ['a trusted proxy', { from: '10.0.0.1', headers: { [header]: 'IL' }, header }, 'IL'],
  [
    'a trusted proxy, mapped',
    { from: '::ffff:10.0.0.1', headers: { [header]: 'de' }, header },
    'DE',
  ],
  [
    'a trusted proxy, by a header that is not ours',
    { from: '10.0.0.1', headers: { 'x-country': 'IL', 'x-forwarded-for': '8.8.8.8' }, header },
    'US',
  ],
  [
    'a trusted proxy, without a variable',
    { from: '10.0.0.1', headers: { [header]: 'IL', 'x-forwarded-for': '8.8.8.8' } },
    'US',
  ],
  ...['XX', 'T1', 'ZZ', '', 'ISR', 'I', 'IL, US', '<b>'].map(
    (code) =>
      [
        `a trusted proxy that says ${JSON.stringify(code)}`,
        { from: '10.0.0.1', headers: { [header]: code, 'x-forwarded-for': '78.46.1.1' }, header },
        'DE',
      ] as const,
  ),
] as const)('the country by a header from %s', (_, sent, expected) => {
  expect(place(sent)).toEqual(country(expected))
})

// Proves 2.7.12.
test.each([
  ['8.8.8.8', [], 'US'],
  ['8.8.8.8', ['132.66.11.1'], null],
  ['8.8.8.8', ['203.0.113.7'], null],
  ['8.8.8.8', ['78.46.1.1'], 'US'],
  ['8.8.8.8', ['78.46.1.1', '132.66.11.1'], null],
  ['132.66.11.1', ['8.8.8.8'], 'IL'],
])('in doubt the country of %s, which may be a proxy of %j, is %s', (ipAddress, claimed, code) => {
  const places = placesOf({ ipAddress, claimed, kind: 'unlisted' }, shippedCountries)
  expect(places.inDoubt).toEqual(country(code))
  expect(places.place).toEqual(country(ipAddress === '8.8.8.8' ? 'US' : 'IL'))
})

// Proves 2.7.2.
test.each([
  [local, false],
  [country('IL'), false],
  [country(null), false],
  [country('US'), true],
  [country('PS'), true],
] as const)('%j is abroad: %s', (at, expected) => {
  expect(isAbroad(at as Parameters<typeof isAbroad>[0])).toBe(expected) // SAFETY: built above
})
