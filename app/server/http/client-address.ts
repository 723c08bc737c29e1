import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { ipv6Groups, unmapAddress } from './ip-address.ts'

type AddressedRequest = {
  socket: { remoteAddress?: string | undefined }
  headers: IncomingMessage['headers']
}

/**
 * The IP address of the client (requirements 9.4). X-Forwarded-For counts only as far as trusted
 * proxies wrote it: it is read from its end to the first address that is no trusted proxy. Other
 * headers that name an address are ignored, because any client can send them.
 * @returns '' where the socket is already closed
 */
export function clientAddress(
  request: AddressedRequest,
  trustedProxies: readonly string[],
): string {
  let address = parseAddress(request.socket.remoteAddress ?? '') ?? ''
  if (trustedProxies.length === 0) return address
  const isTrusted = createAddressTest(trustedProxies)
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
  const network = ipv6Groups(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

/** The address without port, brackets and IPv4-mapped prefix; null where it is no IP address. */
function parseAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? null : unmapAddress(bare)
}

/** Whether the connection itself, whatever its headers say, comes from a trusted proxy. */
export function isFromTrustedProxy(
  { socket }: Pick<AddressedRequest, 'socket'>,
  trustedProxies: readonly string[],
): boolean {
  return createAddressTest(trustedProxies)(parseAddress(socket.remoteAddress ?? '') ?? '')
}

/** Compiled once for each list of networks. */
const tests = new WeakMap<readonly string[], (address: string) => boolean>()

/**
 * Returns a function that says whether an address lies in one of the networks: '10.0.0.0/8', or
 * single addresses. Keep the list in a constant, by which the compiled function is found again.
 */
export function createAddressTest(networks: readonly string[]): (address: string) => boolean {
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
