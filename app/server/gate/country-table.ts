import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { ipv6Groups } from '../request/ip-address.ts'
import { packageRoot } from '../package-root.ts'
import { decodeCountryFile, type CountryFile } from './country-file.ts'

export const countryFilePath = join(packageRoot, 'app/server/gate/countries.bin')

export type CountryTable = {
  /** The day of the data. */
  date: string
  /** ISO 3166 code of the country of this IP address; null if it is not known. */
  find: (address: string) => string | null
}

let shipped: CountryTable | undefined

/** The table that ships with the site: half a megabyte, read once, at the first use. */
export function shippedCountries(): CountryTable {
  shipped ??= createCountryTable(decodeCountryFile(readFileSync(countryFilePath)))
  return shipped
}

export function createCountryTable({ date, countries, families }: CountryFile): CountryTable {
  return {
    date,
    find: (address) => {
      const family = isIP(address)
      if (family !== 4 && family !== 6) return null
      const { starts, owners } = families[family]
      const owner = owners[lastAtOrBelow(starts, keyOf(address, family))] ?? 0
      return countries[owner - 1] ?? null
    },
  }
}

/** An IPv4 address as a number; an IPv6 address as the number of its /64 network. */
function keyOf(address: string, family: 4 | 6): bigint {
  if (family === 4)
    return BigInt(address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0))
  return ipv6Groups(address)
    .slice(0, 4)
    .reduce((sum, group) => (sum << 16n) | BigInt(group), 0n)
}

/** Binary search for the last start at or below `key`; -1 if there is none. */
function lastAtOrBelow(starts: BigUint64Array, key: bigint): number {
  let low = -1
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0n) <= key) low = middle
    else high = middle
  }
  return low
}
