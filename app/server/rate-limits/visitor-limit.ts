import { addressGroup, isLocalAddress } from '../request/client-address.ts'
import type { RateLimit } from './rate-limit.ts'

/**
 * How many visitors an address of this machine or a private network may stand for: behind a proxy
 * that does not name its visitors it is all of them, and nobody may be refused because of others.
 */
export const visitorsPerLocalAddress = 50

/** What an address may do if one visitor may do `limit`. */
export function limitOfAddress(ipAddress: string, { limit, windowSeconds }: RateLimit): RateLimit {
  const visitors = isLocalAddress(ipAddress) ? visitorsPerLocalAddress : 1
  return { limit: limit * visitors, windowSeconds }
}

/**
 * A limit on what one visitor does: the bucket of an address, or of the whole site where visitors
 * have no address of their own (requirements 9.4).
 */
export function limitOfVisitor(
  name: string,
  ipAddress: string,
  rateLimit: RateLimit,
): RateLimit & { bucket: string } {
  return { bucket: name + addressGroup(ipAddress), ...limitOfAddress(ipAddress, rateLimit) }
}
