/**
 * `npm run geo:refresh`: builds app/server/gate/countries.bin from a table of countries. The
 * argument is the address or folder of its two files, by default the publisher's newest.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  decodeCountryFile,
  encodeCountryFile,
  type CountryRange,
  type Family,
} from '../app/server/gate/country-file.ts'
import { countryFilePath, createCountryTable } from '../app/server/gate/country-table.ts'

const newest = 'https://github.com/sapics/ip-location-db/releases/download/latest'
const [, , source = newest, date = new Date().toISOString().slice(0, 10)] = process.argv

/**
 * Addresses whose country has been the same for decades, to detect a wrong table before it is
 * stored.
 */
const wellKnown = [
  ['132.66.11.1', 'IL'],
  ['109.64.1.1', 'IL'],
  ['2.52.10.1', 'IL'],
  ['2a06:c701::1', 'IL'],
  ['66.249.66.1', 'US'],
  ['78.46.1.1', 'DE'],
  ['2001:4860:4860::8888', 'US'],
] as const

async function read(family: Family): Promise<CountryRange[]> {
  const name = `asn-country-ipv${family}-num.csv`
  const text = source.startsWith('http') ? await download(name) : readFileSync(join(source, name))
  return text
    .toString()
    .trim()
    .split('\n')
    .flatMap((line) => parseRange(line.trim(), family))
}

async function download(name: string): Promise<string> {
  const response = await fetch(`${source}/${name}`)
  if (!response.ok) throw new Error(`${source}/${name} answers ${response.status}`)
  return response.text()
}

/** The range of a line; none if it is smaller than the /64 networks of lookups. */
function parseRange(line: string, family: Family): CountryRange[] {
  const [, first, last, country] = /^(\d+),(\d+),([A-Z]{2})$/.exec(line) ?? []
  if (first === undefined || last === undefined || country === undefined)
    throw new Error(`Not a range: ${line.slice(0, 80)}`)
  const unit = family === 4 ? 1n : 2n ** 64n
  const range = {
    first: (BigInt(first) + unit - 1n) / unit,
    last: (BigInt(last) + 1n) / unit - 1n,
    country,
  }
  return range.last < range.first ? [] : [range]
}

const file = encodeCountryFile(date, { 4: await read(4), 6: await read(6) })
const table = createCountryTable(decodeCountryFile(file))
for (const [address, country] of wellKnown)
  if (table.find(address) !== country)
    throw new Error(`${address} should be in ${country}, but is in ${table.find(address)}`)
writeFileSync(countryFilePath, file)
process.stdout.write(`Countries of ${date}: ${Math.round(file.length / 1024)} KB\n`)
