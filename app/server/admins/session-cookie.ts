type CookieEnv = { PUBLIC_URL?: string | undefined }

/**
 * The __Host- name makes the browser itself refuse a cookie that a neighbouring host or a plain connection tries to plant. It needs https, so a
 * server that is only spoken to as http://localhost uses the plain name.
 */
export function sessionCookie(request: Request, env: CookieEnv, token: string): string {
  return isSecure(request, env)
    ? `__Host-sid=${token}; Secure; ${attributes}`
    : `sid=${token}; ${attributes}`
}

export function clearedSessionCookie(request: Request, env: CookieEnv): string {
  return `${sessionCookie(request, env, '')}; Max-Age=0`
}

const attributes = 'Path=/; HttpOnly; SameSite=Strict'

/** null as well where the cookie comes twice: then somebody planted one of them. */
export function readSessionToken(request: Request, env: CookieEnv): string | null {
  const name = isSecure(request, env) ? '__Host-sid' : 'sid'
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const values = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [token] = values
  return values.length === 1 && token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

function isSecure(request: Request, env: CookieEnv): boolean {
  return env.PUBLIC_URL?.startsWith('https:') === true || new URL(request.url).protocol === 'https:'
}
