import { expect, test } from 'vitest'
import { decodeCountryFile, encodeCountryFile, type CountryRange } from './country-file.ts'
import { createCountryTable, shippedCountries } from './country-table.ts'

function ipv4(first: number, last: number, country: string): CountryRange {
  return { first: BigInt(first), last: BigInt(last), country }
}

const network = (start: string) => BigInt(`0x${start}`)

const ranges = {
  4: [
    ipv4(0x01000000, 0x010000ff, 'AU'),
    ipv4(0x01000100, 0x010001ff, 'IL'),
    ipv4(0x01000200, 0x010002ff, 'IL'),
    ipv4(0x01000400, 0x01000400, 'US'),
    ipv4(0xff000000, 0xffffffff, 'DE'),
  ],
  6: [
    { first: network('2001000000000000'), last: network('2001000000000000'), country: 'IL' },
    { first: network('2001000000000002'), last: network('200100000000ffff'), country: 'US' },
    { first: network('ffff000000000000'), last: network('ffffffffffffffff'), country: 'DE' },
  ],
}

const table = createCountryTable(decodeCountryFile(encodeCountryFile('2026-06-17', ranges)))

test.each([
  ['0.0.0.0', null],
  ['0.255.255.255', null],
  ['1.0.0.0', 'AU'],
  ['1.0.0.255', 'AU'],
  ['1.0.1.0', 'IL'],
  ['1.0.2.255', 'IL'],
  ['1.0.3.0', null],
  ['1.0.3.255', null],
  ['1.0.4.0', 'US'],
  ['1.0.4.1', null],
  ['254.255.255.255', null],
  ['255.0.0.0', 'DE'],
  ['255.255.255.255', 'DE'],
  ['::', null],
  ['2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
  ['2001::', 'IL'],
  ['2001::ffff:ffff:ffff:ffff', 'IL'],
  ['2001:0:0:1::', null],
  ['2001:0:0:2::', 'US'],
  ['2001:0:0:ffff:ffff:ffff:ffff:ffff', 'US'],
  ['2001:0:1::', null],
  ['fffe:ffff:ffff:ffff::', null],
  ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'DE'],
  ['', null],
  ['1.0.0', null],
  ['IL', null],
])('the country of %s is %s', (address, country) => {
  expect(table.find(address)).toBe(country)
})

test('adjacent ranges of one country are stored as one', () => {
  const { families } = decodeCountryFile(encodeCountryFile('2026-06-17', ranges))
  // Gap, AU, IL, gap, US, gap, DE, and the end.
  expect(families[4].starts).toHaveLength(8)
})

test.each([
  ['overlap', [ipv4(1, 5, 'IL'), ipv4(5, 9, 'US')]],
  ['are unsorted', [ipv4(10, 12, 'IL'), ipv4(1, 2, 'US')]],
  ['end before they begin', [ipv4(5, 4, 'IL')]],
])('ranges that %s are rejected', (_, wrong) => {
  expect(() => encodeCountryFile('2026-06-17', { 4: wrong, 6: [] })).toThrow(/overlap|unsorted/)
})

test('a truncated file is rejected', () => {
  const file = encodeCountryFile('2026-06-17', ranges)
  expect(() => decodeCountryFile(file.subarray(0, -4))).toThrow(Error)
})

test.each([
  ['132.66.11.1', 'IL'],
  ['109.64.0.0', 'IL'],
  ['2.52.10.1', 'IL'],
  ['2a06:c701::1', 'IL'],
  ['66.249.66.1', 'US'],
  ['78.46.1.1', 'DE'],
  ['2001:4860:4860::8888', 'US'],
  ['192.0.2.1', null],
  ['198.51.100.1', null],
  ['203.0.113.1', null],
  ['2001:db8::1', null],
])('in the shipped table %s is in %s', (address, country) => {
  expect(shippedCountries().find(address)).toBe(country)
})
