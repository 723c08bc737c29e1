import { findCookies } from '#server/request/cookies.ts'

type CookieEnv = { PUBLIC_URL?: string | undefined }

/**
 * With the __Host- prefix the browser rejects a cookie set by a sibling host or over plain http.
 * The prefix requires https, so a server reached as http://localhost uses the name without it.
 */
export function sessionCookie(request: Request, env: CookieEnv, token: string): string {
  return isSecure(request, env)
    ? `__Host-sid=${token}; Secure; ${attributes}`
    : `sid=${token}; ${attributes}`
}

export function clearedSessionCookie(request: Request, env: CookieEnv): string {
  return `${sessionCookie(request, env, '')}; Max-Age=0`
}

/**
 * Lax, because with Strict a signed-in admin who follows a link in an email would have to sign in.
 */
const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/**
 * The session token; null if it is malformed, or if the cookie is sent twice, because one of them
 * is forged.
 */
export function readSessionToken(request: Request, env: CookieEnv): string | null {
  const name = isSecure(request, env) ? '__Host-sid' : 'sid'
  const values = findCookies(request.headers.get('cookie'), name)
  const [token] = values
  return values.length === 1 && token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

function isSecure(request: Request, env: CookieEnv): boolean {
  return env.PUBLIC_URL?.startsWith('https:') === true || new URL(request.url).protocol === 'https:'
}
