import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

type Seen = { socket: { remoteAddress?: string | undefined }; headers: IncomingMessage['headers'] }

/**
 * Who is really calling. Only a trusted proxy is believed about the address before it, so X-Forwarded-For is read from its end and no further
 * than the first address that is not one of ours. Every other header that names an address is a visitor's claim.
 */
export function clientAddress(request: Seen, trustedProxies: readonly string[]): string {
  let address = plainAddress(request.socket.remoteAddress ?? '') ?? ''
  if (trustedProxies.length === 0) return address
  const isTrusted = proxyTest(trustedProxies)
  const before = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (before.length > 0 && isTrusted(address)) {
    const next = plainAddress(before.pop() ?? '')
    if (next === null) return address
    address = next
  }
  return address
}

/** What one household or office shares: an IPv4 address, or the 64 bits in front of an IPv6 address. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const full =
    tail === undefined
      ? front
      : [
          ...front,
          ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'),
          ...back,
        ]
  return `${full
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}

/** 1.2.3.4, 1.2.3.4:5678, ::ffff:1.2.3.4, [2001:db8::1]:443: the address alone, or null. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(bare) === 0 ? null : bare
}

const tests = new WeakMap<readonly string[], (address: string) => boolean>()

function proxyTest(networks: readonly string[]): (address: string) => boolean {
  const known = tests.get(networks)
  if (known) return known
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(
      address,
      prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix),
      family,
    )
  }
  const test = (address: string) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  tests.set(networks, test)
  return test
}
