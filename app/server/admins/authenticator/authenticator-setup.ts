import { encode } from 'uqr'
import { keyUri, readSecret, toBase32 } from '#domain/admins/one-time-code.ts'
import { traceSquares } from '#domain/qr/trace-squares.ts'
import { makeCodeSecret } from './one-time-codes.ts'

/**
 * `path`: an SVG path of the dark squares of a QR code without a margin, `size` squares per side.
 */
export type AuthenticatorSetup = { secret: string; size: number; path: string }

/**
 * The secret and QR code for adding an authenticator app. Nothing is stored: the form sends the
 * secret back with a code that proves the app has it. `secret`: from a refused form, to use it
 * again.
 */
export function createAuthenticatorSetup(
  names: { issuer: string; account: string },
  secret?: string,
): AuthenticatorSetup {
  const bytes = (secret === undefined ? null : readSecret(secret)) ?? makeCodeSecret()
  const { data, size } = encode(keyUri(bytes, names), { ecc: 'M', border: 0 })
  const isDark = (row: number, column: number) => data[row]?.[column] ?? false
  return { secret: toBase32(bytes), size, path: traceSquares(size, isDark, () => 0) }
}
