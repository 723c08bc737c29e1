import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

type AddressedRequest = {
  socket: { remoteAddress?: string | undefined }
  headers: IncomingMessage['headers']
}

/**
 * The IP address of the client. X-Forwarded-For counts only as far as trusted proxies wrote it: it
 * is read from its end to the first address that is no trusted proxy. Other headers that name an
 * address are ignored, because any client can send them.
 * @returns '' where the socket is already closed
 */
export function clientAddress(
  request: AddressedRequest,
  trustedProxies: readonly string[],
): string {
  let address = parseAddress(request.socket.remoteAddress ?? '') ?? ''
  if (trustedProxies.length === 0) return address
  const isTrusted = createProxyTest(trustedProxies)
  const before = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (before.length > 0 && isTrusted(address)) {
    const next = parseAddress(before.pop() ?? '')
    if (next === null) return address
    address = next
  }
  return address
}

/** The unit that limits count: an IPv4 address, or the /64 network of an IPv6 address. */
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

/** The address without port, brackets and IPv4-mapped prefix; null where it is no IP address. */
function parseAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(bare) === 0 ? null : bare
}

/** Compiled once for each list of networks. */
const tests = new WeakMap<readonly string[], (address: string) => boolean>()

function createProxyTest(networks: readonly string[]): (address: string) => boolean {
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
