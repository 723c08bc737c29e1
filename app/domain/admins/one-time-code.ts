/** Seconds in a time step: how long an app shows one code (RFC 6238). */
const codeSeconds = 30

const digits = 6

/** The number of the time step that contains `now`. A code is computed from it. */
export function timeStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / codeSeconds)
}

/** The digits of an HMAC-SHA-1 over a counter (RFC 4226, 5.3). */
export function truncate(mac: Uint8Array): string {
  const offset = (mac.at(-1) ?? 0) & 15
  const [a = 0, b = 0, c = 0, d = 0] = mac.subarray(offset, offset + 4)
  const number = ((a & 127) << 24) | (b << 16) | (c << 8) | d
  return String(number % 10 ** digits).padStart(digits, '0')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648), the form in which authenticator apps accept a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

/** Decodes a Base32 secret. Null for anything but one of 160 bits. */
export function readSecret(text: string): Uint8Array | null {
  if (!/^[A-Z2-7]{32}$/.test(text)) return null
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** The URI that an authenticator app reads from a QR code (Key Uri Format). */
export function keyUri(
  secret: Uint8Array,
  { issuer, account }: Record<'issuer' | 'account', string>,
) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${codeSeconds}`
  return `otpauth://totp/${label}?${query}`
}
