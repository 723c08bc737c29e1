import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { ipv6Groups, unmapAddress } from './ip-address.ts'

type AddressedRequest = {
  socket: { remoteAddress?: string | undefined }
  headers: IncomingMessage['headers']
}

/** Compiled once for each list of networks. */
const tests = new WeakMap<readonly string[], (address: string) => boolean>()

/**
 * Whose X-Forwarded-For counts: these addresses and networks, or 'local', one proxy on this machine
 * or a private network.
 */
export type TrustedProxies = readonly string[] | 'local'

const localNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  // Carriers' own addresses (RFC 6598).
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
] as const

/** Whether an address belongs to this machine or a private network. */
export const isLocalAddress = createAddressTest(localNetworks)

/**
 * The IP address of the client (requirements 9.4). X-Forwarded-For counts only as far as trusted
 * proxies wrote it: it is read from its end to the first address that is no trusted proxy, with
 * 'local' one address far. Other headers that name an address are ignored: proxies pass them on as
 * any client sent them.
 * @returns '' where the socket is already closed
 */
export function clientAddress(request: AddressedRequest, trustedProxies: TrustedProxies): string {
  let address = parseAddress(request.socket.remoteAddress ?? '') ?? ''
  const before = String(request.headers['x-forwarded-for'] ?? '').split(',')
  if (trustedProxies === 'local')
    return isLocalAddress(address) ? (parseAddress(before.pop() ?? '') ?? address) : address
  if (trustedProxies.length === 0) return address
  const isTrusted = createAddressTest(trustedProxies)
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

/**
 * Whether the connection itself, whatever its headers say, comes from a proxy that the operator
 * named. One that is merely local is no such proxy.
 */
export function isFromTrustedProxy(
  { socket }: Pick<AddressedRequest, 'socket'>,
  trustedProxies: TrustedProxies,
): boolean {
  if (trustedProxies === 'local') return false
  return createAddressTest(trustedProxies)(parseAddress(socket.remoteAddress ?? '') ?? '')
}

/**
 * Returns a function that says whether an address lies in one of the networks: '10.0.0.0/8', or
 * single addresses. Keep the list in a constant, by which the compiled function is found again.
 */
function createAddressTest(networks: readonly string[]): (address: string) => boolean {
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

/** What proxies send besides X-Forwarded-For. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'via']

/**
 * Whether a local proxy forwards this request without a believed X-Forwarded-For, so that everyone
 * behind it counts as one visitor (requirements 9.4).
 */
export function hidesVisitors(request: AddressedRequest, trustedProxies: TrustedProxies): boolean {
  const { socket, headers } = request
  if (!forwardingHeaders.some((name) => headers[name] !== undefined)) return false
  const peer = parseAddress(socket.remoteAddress ?? '') ?? ''
  if (!isLocalAddress(peer)) return false
  if (trustedProxies !== 'local' && !createAddressTest(trustedProxies)(peer)) return true
  return (
    parseAddress(
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1) ?? '',
    ) === null
  )
}

/** One sentence for the operator: what the site believes about addresses. */
export function describeProxies(trustedProxies: TrustedProxies): string {
  if (trustedProxies === 'local')
    return 'Addresses of visitors: the connection, or the last X-Forwarded-For of a proxy on a private network'
  return trustedProxies.length === 0
    ? 'Addresses of visitors: the connection; no proxy is believed'
    : `Addresses of visitors: X-Forwarded-For of ${trustedProxies.join(', ')}, else the connection`
}
