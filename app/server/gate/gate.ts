import type { IncomingMessage } from 'node:http'
import { defaultGateSettings, type GateSettings } from '#domain/gate/gate-settings.ts'
import type { Env } from '../env.ts'
import { arrivalOf, type Arrival } from '../request/arrival.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { shippedCountries, type CountryTable } from './country-table.ts'
import type { GateCounter } from './gate-counter.ts'
import { hasPass, passCookie } from './pass.ts'
import { isAbroad, namedPlace, placesOf, type Place, type Places } from './place-of.ts'
import { createVerifiedCrawlers, type Crawlers } from './verified-crawlers.ts'

type Parts = {
  env: Env
  counter: Pick<GateCounter, 'count'>
  countries?: () => CountryTable
  crawlers?: Crawlers
  /** Whether the address that counts may be that of a proxy (address-watch.ts). */
  isInDoubt?: () => boolean
}

/**
 * Decides by country who can read the site and send its forms (requirements 2.7). The default
 * settings apply until the owner's are read.
 */
export function createGate({
  env,
  counter,
  countries = shippedCountries,
  crawlers = createVerifiedCrawlers(),
  isInDoubt = () => false,
}: Parts) {
  const isDevelopment = env.NODE_ENV === 'development'
  let settings = defaultGateSettings(isDevelopment)
  let key: string | null = null
  const places = new WeakMap<Arrival, Places>()

  /** A lookup takes one to two microseconds, a remembered place less than half a microsecond. */
  function rememberedPlace(request: IncomingMessage): Place {
    const named = namedPlace(request, env)
    if (named !== null) return named
    const arrival = arrivalOf(request, env.TRUSTED_PROXIES)
    const known = places.get(arrival) ?? placesOf(arrival, countries)
    places.set(arrival, known)
    return isInDoubt() ? known.inDoubt : known.place
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
        arrivalOf(request, env.TRUSTED_PROXIES).ipAddress,
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
