import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ipv6Groups } from '../request/ip-address.ts'

/**
 * Search engines whose crawlers can be verified by DNS: the user agent, and the domains that the
 * engine publishes.
 */
const engines = [
  { agent: /Googlebot|Google-InspectionTool/, domains: ['googlebot.com'] },
  { agent: /bingbot/i, domains: ['search.msn.com'] },
  { agent: /Applebot/, domains: ['applebot.apple.com'] },
  { agent: /Yandex/, domains: ['yandex.ru', 'yandex.net', 'yandex.com'] },
] as const

type DnsResolver = Pick<Resolver, 'reverse' | 'resolve4' | 'resolve6' | 'cancel'>

type Options = {
  createResolver?: () => DnsResolver
  /** The longest time of one verification, in milliseconds. */
  timeout?: number
}

/** Milliseconds for which each result is remembered. */
const resultLifetimes = { verified: 86_400_000, refused: 600_000, unanswered: 60_000 } as const

const maxResults = 5_000
const maxPending = 20

export type Crawlers = {
  /** Never throws. Sends a DNS query only if the user agent claims to be a crawler. */
  isVerified: (address: string, userAgent: string) => Promise<boolean>
}

/**
 * Verifies crawlers as search engines recommend: the host name of the address must be in the
 * engine's domain and resolve to the address. A user agent alone proves nothing.
 */
export function createVerifiedCrawlers({
  createResolver = () => new Resolver({ timeout: 700, tries: 2 }),
  timeout = 1_500,
}: Options = {}): Crawlers {
  const results = new Map<string, { isVerified: boolean; until: number }>()
  const pending = new Map<string, Promise<boolean>>()

  async function verify(address: string, domains: readonly string[]): Promise<boolean> {
    const resolver = createResolver()
    const timer = setTimeout(() => resolver.cancel(), timeout)
    const outcome = await confirmName(resolver, address, domains)
    clearTimeout(timer)
    if (results.size >= maxResults) results.clear()
    results.set(address, {
      isVerified: outcome === 'verified',
      until: Date.now() + resultLifetimes[outcome],
    })
    pending.delete(address)
    return outcome === 'verified'
  }

  return {
    isVerified: async (address, userAgent) => {
      const engine = engines.find(({ agent }) => agent.test(userAgent))
      if (!engine || isIP(address) === 0) return false
      const known = results.get(address)
      if (known && known.until > Date.now()) return known.isVerified
      const running = pending.get(address)
      if (running || pending.size >= maxPending) return running ?? false
      const started = verify(address, engine.domains)
      pending.set(address, started)
      return started
    },
  }
}

async function confirmName(
  resolver: DnsResolver,
  address: string,
  domains: readonly string[],
): Promise<keyof typeof resultLifetimes> {
  try {
    const names = await resolver.reverse(address)
    const own = names.find((name) => domains.some((domain) => name.endsWith(`.${domain}`)))
    if (own === undefined) return 'refused'
    const isIpv6 = isIP(address) === 6
    const addresses = await (isIpv6 ? resolver.resolve6(own) : resolver.resolve4(own))
    const spell = (each: string) => (isIpv6 ? ipv6Groups(each).join(':') : each)
    return addresses.map(spell).includes(spell(address)) ? 'verified' : 'refused'
  } catch (error) {
    // That an address has no name is an answer; a timeout is not.
    const isAnswer = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND'
    return isAnswer ? 'refused' : 'unanswered'
  }
}
