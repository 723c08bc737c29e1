import type { IncomingMessage } from 'node:http'
import { defaultGateSettings, type GateSettings } from '#domain/gate/gate-settings.ts'
import type { Env } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { shippedCountries, type CountryTable } from './country-table.ts'
import type { GateCounter } from './gate-counter.ts'
import { hasPass, passCookie } from './pass.ts'
import { isOutside, placeOf, type Place } from './place-of.ts'
import { createVerifiedCrawlers, type Crawlers } from './verified-crawlers.ts'

type Parts = {
  env: Env
  counter: Pick<GateCounter, 'count'>
  countries?: () => CountryTable
  crawlers?: Crawlers
}

/** Addresses seen lately. */
const maxPlaces = 20_000

/**
 * Decides by country who reads the site and who uses its forms (requirements 2.7). Until the owner's
 * settings are read, the default holds.
 */
export function createGate({
  env,
  counter,
  countries = shippedCountries,
  crawlers = createVerifiedCrawlers(),
}: Parts) {
  const isDevelopment = env.NODE_ENV === 'development'
  let settings = defaultGateSettings(isDevelopment)
  let key: string | null = null
  const places = new Map<string, Place>()

  /** A lookup takes a microsecond or two, this less than half of one. */
  function rememberedPlace(request: IncomingMessage): Place {
    const header = env.GEO_COUNTRY_HEADER ? request.headers[env.GEO_COUNTRY_HEADER] : ''
    const forwarded = env.TRUSTED_PROXIES.length > 0 ? request.headers['x-forwarded-for'] : ''
    const from = `${request.socket.remoteAddress} ${String(header)} ${String(forwarded)}`
    const known = places.get(from)
    if (known) return known
    const place = placeOf(request, env, countries)
    if (places.size >= maxPlaces) places.clear()
    places.set(from, place)
    return place
  }

  return {
    /** Takes over what the owner has stored; what is absent or invalid gets its default. */
    follow: (stored: Pick<SettingsCache, 'get'>): void => {
      settings = stored.get('geo_gate') ?? defaultGateSettings(isDevelopment)
      key = stored.get('geo_gate_key')
    },
    settings: (): GateSettings => settings,
    isOn: (): boolean => settings.mode !== 'off',
    /** Whether nothing else need be known of a request. The only check that most of them cost. */
    isOpenTo: (request: IncomingMessage): boolean =>
      settings.mode === 'off' || !isOutside(rememberedPlace(request)),
    placeOf: rememberedPlace,
    hasPass: ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
      key !== null && hasPass(headers.cookie, key, { env, now: new Date() }),
    /** The Set-Cookie that opens the gate; null while the key is not read. */
    makePass: (): string | null => (key === null ? null : passCookie(key, env, new Date())),
    isVerifiedCrawler: (request: IncomingMessage): Promise<boolean> =>
      crawlers.isVerified(
        clientAddress(request, env.TRUSTED_PROXIES),
        request.headers['user-agent'] ?? '',
      ),
    count: (request: IncomingMessage): void => {
      const place = rememberedPlace(request)
      if (place.kind === 'country' && place.country !== null)
        counter.count(place.country, settings.countsOnly ? 'counted' : 'refused')
    },
  }
}

export type Gate = ReturnType<typeof createGate>
