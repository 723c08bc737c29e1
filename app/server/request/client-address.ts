import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'
import type { TrustedProxies } from '../env.ts'
import { ipv6Groups, unmapAddress } from './ip-address.ts'

type AddressTest = (address: string) => boolean

/** Compiled once for each array of networks. */
const addressTests = new WeakMap<readonly string[], AddressTest>()

const localNetworks = [
  'loopback',
  'linklocal',
  'uniquelocal',
  // Carrier-grade NAT (RFC 6598).
  '100.64.0.0/10',
] as const

/** Whether an address is of this machine or a private network. */
export const isLocalAddress = createAddressTest(localNetworks)

/** The networks whose X-Forwarded-For counts. */
export function trustedNetworks(trustedProxies: TrustedProxies): readonly string[] {
  return trustedProxies === 'local' ? localNetworks : trustedProxies
}

/**
 * The connection's address and those of X-Forwarded-For from its end, up to the first that is not of
 * a trusted proxy (requirements 9.4): the last valid one is the client. What a proxy did not write as
 * an address is null.
 */
export function readHops(
  request: IncomingMessage,
  trustedProxies: TrustedProxies,
): (string | null)[] {
  const isTrusted = createAddressTest(trustedNetworks(trustedProxies))
  return proxyAddr.all(request, isTrusted).map((each) => parseAddress(each ?? ''))
}

/**
 * The IP address of the client (requirements 9.4). Other headers that name an address are ignored,
 * because proxies pass on what the client sent.
 * @returns '' if the socket is already closed
 */
export function clientAddress(request: IncomingMessage, trustedProxies: TrustedProxies): string {
  return readHops(request, trustedProxies).findLast((each) => each !== null) ?? ''
}

/** The unit to which limits apply: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const network = ipv6Groups(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

/** The address without port, brackets and IPv4-mapped prefix; null if it is not an IP address. */
export function parseAddress(text: string): string | null {
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
  { socket }: Pick<IncomingMessage, 'socket'>,
  trustedProxies: TrustedProxies,
): boolean {
  if (trustedProxies === 'local') return false
  return createAddressTest(trustedProxies)(parseAddress(socket.remoteAddress ?? '') ?? '')
}

/**
 * Returns a function that checks whether an address is in one of the networks. Pass the same array
 * each time: compiled functions are cached by array.
 */
function createAddressTest(networks: readonly string[]): AddressTest {
  const known = addressTests.get(networks)
  if (known) return known
  const isTrusted = proxyAddr.compile([...networks])
  // The library also reads '0x0a.1' and '10.1', which no proxy writes.
  const test = (address: string) => isIP(address) !== 0 && isTrusted(address, 0)
  addressTests.set(networks, test)
  return test
}

/** One line for the operator: where the site takes the addresses of visitors from. */
export function describeProxies(trustedProxies: TrustedProxies): string {
  if (trustedProxies === 'local')
    return 'Addresses of visitors: X-Forwarded-For of proxies on this machine and private networks, else the connection'
  return trustedProxies.length === 0
    ? 'Addresses of visitors: the connection; no proxy is trusted'
    : `Addresses of visitors: X-Forwarded-For of ${trustedProxies.join(', ')}, else the connection`
}
