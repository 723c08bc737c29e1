import { Resolver } from 'node:dns/promises'
import { afterEach, expect, test } from 'vitest'
import { startDnsStub, type DnsStub } from '#tests/support/dns-stub.ts'
import { createVerifiedCrawlers } from './verified-crawlers.ts'

let dns: DnsStub

afterEach(() => dns.stop())

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const bing = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0'

const ipv6Name = `1.${'0.'.repeat(19)}1.0.0.0.0.6.8.4.1.0.0.2.ip6.arpa`

const names = {
  '1.66.249.66.in-addr.arpa': { type: 'PTR', value: 'crawl-66-249-66-1.googlebot.com' },
  'crawl-66-249-66-1.googlebot.com': { type: 'A', value: '66.249.66.1' },
  // The owner of an address can give it any name, but cannot make that name resolve to it.
  '2.100.51.198.in-addr.arpa': { type: 'PTR', value: 'crawl-66-249-66-1.googlebot.com' },
  '3.100.51.198.in-addr.arpa': { type: 'PTR', value: 'googlebot.com.evil.test' },
  '4.100.51.198.in-addr.arpa': { type: 'PTR', value: 'evilgooglebot.com' },
  'evilgooglebot.com': { type: 'A', value: '198.51.100.4' },
  '5.100.51.198.in-addr.arpa': { type: 'PTR', value: 'msnbot-5.search.msn.com' },
  'msnbot-5.search.msn.com': { type: 'A', value: '198.51.100.5' },
  '9.100.51.198.in-addr.arpa': 'silence',
  [ipv6Name]: { type: 'PTR', value: 'crawl-six.googlebot.com' },
  'crawl-six.googlebot.com': { type: 'AAAA', value: '2001:4860:0001:0000:0000:0000:0000:0001' },
} as const

async function open(timeout = 1_500) {
  dns = await startDnsStub(names)
  const createResolver = () => {
    const resolver = new Resolver({ timeout: 700, tries: 2 })
    resolver.setServers([dns.address])
    return resolver
  }
  return createVerifiedCrawlers({ createResolver, timeout })
}

// Proves 2.7.8.
test.each([
  ['a crawler', '66.249.66.1', google, true],
  ['a crawler with another engine’s user agent', '66.249.66.1', bing, false],
  ['a crawler by IPv6, spelt at length', '2001:4860:0001:0:0:0:0:0001', google, true],
  ['another crawler', '198.51.100.5', bing, true],
  ['a crawler by IPv6', '2001:4860:1::1', google, true],
  ['a name that leads elsewhere', '198.51.100.2', google, false],
  ['a name that begins like an engine’s', '198.51.100.3', google, false],
  ['a domain that ends like an engine’s', '198.51.100.4', google, false],
  ['no name', '198.51.100.77', google, false],
  ['no address', '', google, false],
])('%s: %s', async (_, address, userAgent, expected) => {
  const crawlers = await open()
  expect(await crawlers.isVerified(address, userAgent)).toBe(expected)
})

// Proves 2.7.8.
test('only the address of a claimed crawler is looked up', async () => {
  const crawlers = await open()
  expect(await crawlers.isVerified('66.249.66.1', person)).toBe(false)
  expect(dns.queries).toEqual([])
})

test('an address is looked up once, whatever the result', async () => {
  const crawlers = await open()
  const ask = () => crawlers.isVerified('66.249.66.1', google)
  expect(await Promise.all([ask(), ask()])).toEqual([true, true])
  expect(await ask()).toBe(true)
  expect(dns.queries).toHaveLength(2)
  for (let count = 0; count < 3; count += 1) await crawlers.isVerified('198.51.100.77', google)
  expect(dns.queries).toHaveLength(3)
})

test('a DNS server that does not answer is given up', async () => {
  const crawlers = await open(300)
  expect(await crawlers.isVerified('198.51.100.9', google)).toBe(false)
})
