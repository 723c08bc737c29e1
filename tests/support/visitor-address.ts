/**
 * The IPv6 address of the nth visitor, n from 0 to 65,535. Each has its own network, so that no
 * limit by address applies, in 2001:db8::/32, which is reserved for documentation and has no
 * country.
 */
export function visitorAddress(n: number): string {
  return `2001:db8:${n.toString(16)}::1`
}
