import type { IncomingMessage } from 'node:http'
import type { Env } from '../env.ts'
import { clientAddress, isFromTrustedProxy, isLocalAddress } from '../request/client-address.ts'
import type { CountryTable } from './country-table.ts'

/**
 * Where a request comes from. `local`: this machine or a private network. `country`: an ISO 3166
 * code, null if unknown.
 */
export type Place = { kind: 'local' } | { kind: 'country'; country: string | null }

type PlaceEnv = Pick<Env, 'TRUSTED_PROXIES' | 'GEO_COUNTRY_HEADER'>

/**
 * Reads the header of a trusted proxy first, then the table. The header of any other client is
 * ignored (requirements 2.7).
 */
export function placeOf(
  request: IncomingMessage,
  { TRUSTED_PROXIES, GEO_COUNTRY_HEADER }: PlaceEnv,
  countries: () => Pick<CountryTable, 'find'>,
): Place {
  const header = GEO_COUNTRY_HEADER && request.headers[GEO_COUNTRY_HEADER]
  const named = readCountry(header)
  if (named !== null && isFromTrustedProxy(request, TRUSTED_PROXIES))
    return { kind: 'country', country: named }
  const address = clientAddress(request, TRUSTED_PROXIES)
  if (isLocalAddress(address)) return { kind: 'local' }
  return { kind: 'country', country: countries().find(address) }
}

/** Codes that are not a country: unknown, and Cloudflare's code for Tor. */
const noCountry = new Set(['XX', 'ZZ', 'T1'])

function readCountry(header: string | string[] | undefined): string | null {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && !noCountry.has(code) ? code : null
}

/**
 * A visitor without a known country is not abroad, because a client refused by mistake is lost.
 */
export function isAbroad(place: Place): boolean {
  return place.kind === 'country' && place.country !== null && place.country !== 'IL'
}
