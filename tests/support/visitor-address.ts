/**
 * The IPv6 address of the nth visitor, n from 0 to 65,535: each in a network of its own, so that no
 * limit by address is met, and all in 2001:db8::/32, which is kept for examples and has no country.
 */
export function visitorAddress(n: number): string {
  return `2001:db8:${n.toString(16)}::1`
}
