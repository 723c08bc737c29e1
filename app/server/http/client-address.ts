import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { unmapAddress } from '../request/ip-address.ts'

type AddressedRequest = {
  socket: { remoteAddress?: string | undefined }
  headers: IncomingMessage['headers']
}

/** Compiled once for each array of networks. */
const addressTests = new WeakMap<readonly string[], (address: string) => boolean>()

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
  // Carrier-grade NAT (RFC 6598).
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
] as const

/** Whether an address is of this machine or a private network. */
export const isLocalAddress = createAddressTest(localNetworks)

/**
 * The IP address of the client (requirements 9.4). X-Forwarded-For counts only as far as trusted
 * proxies wrote it: it is read from its end to the first address that is not a trusted proxy; with
 * 'local' only its last address is read. Other headers that name an address are ignored, because
 * proxies pass on what the client sent.
 * @returns '' if the socket is already closed
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

/** The address without port, brackets and IPv4-mapped prefix; null if it is not an IP address. */
function parseAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? null : unmapAddress(bare)
}

/**
 * Whether the connection comes from a proxy listed in TRUSTED_PROXIES, whatever its headers say.
 * With 'local' no proxy is listed.
 */
export function isFromTrustedProxy(
  { socket }: Pick<AddressedRequest, 'socket'>,
  trustedProxies: TrustedProxies,
): boolean {
  if (trustedProxies === 'local') return false
  return createAddressTest(trustedProxies)(parseAddress(socket.remoteAddress ?? '') ?? '')
}

/**
 * Returns a function that checks whether an address is in one of the networks: '10.0.0.0/8', or
 * single addresses. Pass the same array each time: compiled functions are cached by array.
 */
function createAddressTest(networks: readonly string[]): (address: string) => boolean {
  const known = addressTests.get(networks)
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
  addressTests.set(networks, test)
  return test
}

/** Any of these headers shows that a proxy forwarded the request. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'via']

/**
 * Whether a local proxy forwards this request without a trusted X-Forwarded-For, so that all
 * visitors behind it count as one (requirements 9.4).
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

/** One line for the operator: where the site takes the addresses of visitors from. */
export function describeProxies(trustedProxies: TrustedProxies): string {
  if (trustedProxies === 'local')
    return 'Addresses of visitors: the connection, or the last X-Forwarded-For of a proxy on a private network'
  return trustedProxies.length === 0
    ? 'Addresses of visitors: the connection; no proxy is trusted'
    : `Addresses of visitors: X-Forwarded-For of ${trustedProxies.join(', ')}, else the connection`
}
