import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { findCookies } from '#server/request/cookies.ts'
import { normalizeEmail } from '../accounts/normalize-email.ts'

/** A browser that signs in to an account. */
export type Device = {
  /** 128 random bits, base64url. */
  id: string
  /** Whether the account was signed in on this browser within 90 days. */
  isKnown: boolean
}

const lifetimeSeconds = 90 * 86_400

type CookieEnv = { PUBLIC_URL?: string | undefined }

/** `email`: as typed. `key`: the signing key of all nodes; null until it is read. */
type Account = { email: string; key: string | null }

/**
 * The device in a Cookie header, if its signature is valid for this account. The database is not
 * needed, so that limits can be checked before the account is looked up (requirements 7.1).
 * Otherwise returns a new device.
 */
export function readDevice(
  cookies: string | null,
  { email, key, env, now }: Account & { env: CookieEnv; now: Date },
): Device {
  const [value = '', ...more] = findCookies(cookies, nameOf(env))
  const [, id = '', end = '', signature = ''] =
    /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/.exec(value) ?? []
  const isValid =
    key !== null &&
    more.length === 0 &&
    Number(end) * 1000 > now.getTime() &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, { id, end, email })))
  return isValid
    ? { id, isKnown: true }
    : { id: randomBytes(16).toString('base64url'), isKnown: false }
}

/** The Set-Cookie header that makes the device known for the account. */
export function deviceCookie(
  { id }: Device,
  { email, key, env, now }: { email: string; key: string; env: CookieEnv; now: Date },
): string {
  const end = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
  const secure = isSecure(env) ? '; Secure' : ''
  return `${nameOf(env)}=${id}.${end}.${sign(key, { id, end, email })}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${secure}`
}

function sign(key: string, { id, end, email }: { id: string; end: string; email: string }): string {
  const account = normalizeEmail(email) ?? ''
  return createHmac('sha256', key).update(`device ${id} ${end} ${account}`).digest('base64url')
}

/** The prefix prevents sibling hosts from setting the cookie, and requires https. */
function nameOf(env: CookieEnv): string {
  return isSecure(env) ? '__Host-device' : 'device'
}

function isSecure({ PUBLIC_URL }: CookieEnv): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}
