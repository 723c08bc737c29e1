import type { IncomingMessage } from 'node:http'
import { defaultGateSettings, type GateSettings } from '#domain/gate/gate-settings.ts'
import type { Env } from '../env.ts'
import { clientAddress } from '../request/client-address.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { shippedCountries, type CountryTable } from './country-table.ts'
import type { GateCounter } from './gate-counter.ts'
import { hasPass, passCookie } from './pass.ts'
import { isAbroad, placeOf, type Place } from './place-of.ts'
import { createVerifiedCrawlers, type Crawlers } from './verified-crawlers.ts'

type Parts = {
  env: Env
  counter: Pick<GateCounter, 'count'>
  countries?: () => CountryTable
  crawlers?: Crawlers
}

/** How many addresses are remembered with their place. */
const maxPlaces = 20_000

/**
 * Decides by country who can read the site and send its forms (requirements 2.7). The default
 * settings apply until the owner's are read.
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

  /** A lookup takes one to two microseconds, a remembered place less than half a microsecond. */
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
    /** Applies the owner's stored settings; absent or invalid ones get the default. */
    applySettings: (stored: Pick<SettingsCache, 'get'>): void => {
      settings = stored.get('geo_gate') ?? defaultGateSettings(isDevelopment)
      key = stored.get('geo_gate_key')
    },
    settings: (): GateSettings => settings,
    isOn: (): boolean => settings.mode !== 'off',
    /**
     * Whether the request can be answered without further checks. Most requests need only this one.
     */
    isOpenTo: (request: IncomingMessage): boolean =>
      settings.mode === 'off' || !isAbroad(rememberedPlace(request)),
    placeOf: rememberedPlace,
    hasPass: ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
      key !== null && hasPass(headers.cookie, key, { env, now: new Date() }),
    /** The Set-Cookie header of a new pass; null until the key is read. */
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
