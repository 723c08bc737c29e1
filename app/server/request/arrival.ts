import type { IncomingMessage } from 'node:http'
import { createContext } from 'react-router'
import type { TrustedProxies } from '../env.ts'
import { isLocalAddress, parseAddress, readHops, trustedNetworks } from './client-address.ts'

/**
 * How far a request says who sent it:
 *
 * - `clear`: a public address, named by the connection or by trusted proxies.
 * - `machine`: this machine or a private network, and nothing shows a proxy.
 * - `hidden`: a proxy there does not say for whom it asks.
 * - `private`: trusted proxies name only private addresses, so one before them hides its visitors.
 * - `unlisted`: before the address that counts is another one, of whom nobody said that it may name
 *   visitors. The address that counts may be that of a proxy.
 */
export const arrivalKinds = ['clear', 'machine', 'hidden', 'private', 'unlisted'] as const

export type ArrivalKind = (typeof arrivalKinds)[number]

export type Arrival = {
  /** The client as limits, the gate and leads see it; '' if the socket is already closed. */
  ipAddress: string
  kind: ArrivalKind
  /** Public addresses that somebody claims to be behind `ipAddress`. Anybody can write them. */
  claimed: readonly string[]
}

/** Reads how the request arrived. Set only for pages that are rendered for one visitor. */
export const arrivalContext = createContext<() => Arrival>()

/** Headers in which proxies name their visitor, and which visitors can send themselves. */
const naming = [
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'cloudfront-viewer-address',
  'x-azure-clientip',
  'x-client-ip',
  'x-real-ip',
] as const

/** How many combinations of hops are remembered. */
const maxArrivals = 20_000

const remembered = new WeakMap<readonly string[], Map<string, Arrival>>()

/** Remembered by what it was read from: reading takes microseconds, and each request needs it. */
export function arrivalOf(request: IncomingMessage, trustedProxies: TrustedProxies): Arrival {
  const { socket, headers } = request
  let key = `${socket.remoteAddress} ${String(headers['x-forwarded-for'])}`
  for (const name of naming)
    if (headers[name] !== undefined) key += ` ${name} ${String(headers[name])}`
  const networks = trustedNetworks(trustedProxies)
  const known = remembered.get(networks) ?? new Map<string, Arrival>()
  let arrival = known.get(key)
  if (!arrival) {
    if (known.size >= maxArrivals) known.clear()
    arrival = readArrival(request, trustedProxies)
    remembered.set(networks, known.set(key, arrival))
  }
  if (arrival.kind !== 'machine' || !showsProxy(request)) return arrival
  return { ...arrival, kind: 'hidden' }
}

function readArrival(request: IncomingMessage, trustedProxies: TrustedProxies): Arrival {
  const { headers } = request
  const hops = readHops(request, trustedProxies)
  const ipAddress = hops.findLast((each) => each !== null) ?? ''
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  // The connection is the first hop, so the entry before the last hop is at this place.
  const before = parseAddress(forwarded.at(-hops.length) ?? '')
  const named = naming.map((name) => parseAddress(String(headers[name] ?? '')))
  const claimed = [...new Set([before, ...named])].filter(
    (each): each is string => each !== null && each !== ipAddress && !isLocalAddress(each),
  )
  return { ipAddress, claimed, kind: kindOf() }

  function kindOf(): ArrivalKind {
    if (!isLocalAddress(ipAddress)) return claimed.length > 0 ? 'unlisted' : 'clear'
    // The local proxy that wrote it is not on the operator's list.
    if (before !== null && claimed.includes(before)) return 'unlisted'
    return hops.filter((each) => each !== null).length > 1 ? 'private' : 'machine'
  }
}

/** Any of these shows that a proxy forwarded the request. */
const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-forwarded-proto', ...naming]

/**
 * Whether a request from this machine or a private network was sent by a proxy, for somebody else:
 * by its headers, by HTTP/1.0, which nginx speaks by default, or because the browser knows the site
 * by another host.
 */
function showsProxy({ headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0' || forwarding.some((name) => headers[name] !== undefined)) return true
  const { host = '', referer = '', origin = referer } = headers
  if (!isLocalHost(host)) return true
  const from = headers['sec-fetch-site'] === 'same-origin' ? URL.parse(origin) : null
  return from !== null && from.host !== host
}

/** A name or address by which only this machine or its network knows a site. */
function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1')
  return (
    isLocalAddress(name) || !name.includes('.') || /\.(?:localhost|local|internal|lan)$/i.test(name)
  )
}
