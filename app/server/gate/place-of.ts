import type { IncomingMessage } from 'node:http'
import type { Env } from '../env.ts'
import type { Arrival } from '../request/arrival.ts'
import { isFromTrustedProxy, isLocalAddress } from '../request/client-address.ts'
import type { CountryTable } from './country-table.ts'

/**
 * Where a request comes from. `local`: this machine or a private network. `country`: an ISO 3166
 * code, null if unknown.
 */
export type Place = { kind: 'local' } | { kind: 'country'; country: string | null }

type PlaceEnv = Pick<Env, 'TRUSTED_PROXIES' | 'GEO_COUNTRY_HEADER'>

/** The place in the header of a listed proxy; null without one. Nobody else's header counts. */
export function namedPlace(
  request: IncomingMessage,
  { TRUSTED_PROXIES, GEO_COUNTRY_HEADER }: PlaceEnv,
): Place | null {
  if (GEO_COUNTRY_HEADER === undefined) return null
  const country = readCountry(request.headers[GEO_COUNTRY_HEADER])
  if (country === null || !isFromTrustedProxy(request, TRUSTED_PROXIES)) return null
  return { kind: 'country', country }
}

/** `inDoubt`: where the address that counts may be that of a proxy. */
export type Places = { place: Place; inDoubt: Place }

type Countries = () => Pick<CountryTable, 'find'>

/**
 * The place of an address by the table. In doubt the visitor may also have one of the claimed
 * addresses: unless all of them are abroad, the country is unknown, because refusing a client loses
 * a lead (requirements 2.7).
 */
export function placesOf({ ipAddress, claimed }: Arrival, countries: Countries): Places {
  const place = placeAt(ipAddress, countries)
  const isDoubtful = isAbroad(place) && claimed.some((each) => !isAbroad(placeAt(each, countries)))
  return { place, inDoubt: isDoubtful ? { kind: 'country', country: null } : place }
}

function placeAt(address: string, countries: Countries): Place {
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
