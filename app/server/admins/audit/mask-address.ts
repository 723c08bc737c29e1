import { addressGroup } from '#server/request/client-address.ts'

/**
 * Removes the part of an address that identifies a connection, and keeps the network:
 * '198.51.100.x', or the first 48 bits of an IPv6 address.
 */
export function maskAddress(ipAddress: string): string {
  return addressGroup(ipAddress)
    .replace(/\.\d+$/, '.x')
    .replace(/:[\da-f]+::\/64$/, '::/48')
}
