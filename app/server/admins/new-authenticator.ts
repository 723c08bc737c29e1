import { encode } from 'uqr'
import { keyUri, readSecret, toBase32 } from '#domain/admins/one-time-code.ts'
import { traceSquares } from '#domain/qr/trace-squares.ts'
import { makeCodeSecret } from './one-time-codes.ts'

/** `path`: the dark squares of a QR code of `size` units, without a margin. */
export type NewAuthenticator = { secret: string; size: number; path: string }

/**
 * What an admin scans to add an app. Nothing is stored: the form sends the secret back with a code
 * that proves it arrived. `secret`: of a form that was refused, to try again with.
 */
export function describeNewApp(
  names: { issuer: string; account: string },
  secret?: string,
): NewAuthenticator {
  const bytes = (secret === undefined ? null : readSecret(secret)) ?? makeCodeSecret()
  const { data, size } = encode(keyUri(bytes, names), { ecc: 'M', border: 0 })
  const isDark = (row: number, column: number) => data[row]?.[column] ?? false
  return { secret: toBase32(bytes), size, path: traceSquares(size, isDark, () => 0) }
}
