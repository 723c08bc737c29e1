import { createHmac, timingSafeEqual } from 'node:crypto'
import { validity } from '#catalog/validity.ts'
import type { Env } from '../env.ts'
import { findCookies } from '../request/cookies.ts'

const lifetimeSeconds = validity.passDays * 86_400

type CookieEnv = Pick<Env, 'PUBLIC_URL'>

/**
 * The Set-Cookie of a visitor who said "I am in Israel" (requirements 2.7): the signed expiry of
 * the pass in seconds since 1970. It does not identify the visitor.
 */
export function passCookie(key: string, env: CookieEnv, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + lifetimeSeconds
  const secure = isSecure(env) ? '; Secure' : ''
  // Lax, so that a visitor who follows a link from another site has the pass.
  return `${nameOf(env)}=${end}.${sign(key, end)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${secure}`
}

/** Whether a Cookie header has a pass that was signed with this key and has not expired. */
export function hasPass(
  cookies: string | undefined,
  key: string,
  { env, now }: { env: CookieEnv; now: Date },
): boolean {
  const [pass = '', ...more] = findCookies(cookies, nameOf(env))
  const [, end = '', signature = ''] = /^(\d{10})\.([\w-]{43})$/.exec(pass) ?? []
  if (more.length > 0 || end === '' || Number(end) * 1000 <= now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, Number(end))))
}

function sign(key: string, end: number): string {
  return createHmac('sha256', key).update(`in-israel ${end}`).digest('base64url')
}

/** The prefix prevents sibling hosts from setting the cookie, and requires https. */
function nameOf(env: CookieEnv): string {
  return isSecure(env) ? '__Host-in-israel' : 'in-israel'
}

function isSecure({ PUBLIC_URL }: CookieEnv): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}
