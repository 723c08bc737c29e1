import type { IncomingHttpHeaders } from 'node:http'

/**
 * Throws a 403 Response unless the request comes from a page of this origin (requirements 7.4).
 * SameSite cookies would not stop a sibling subdomain. If Sec-Fetch-Site is missing (old browsers,
 * and all browsers on plain http outside localhost), the Origin header must match.
 */
export function requireSameOrigin(
  request: Request,
  env: { PUBLIC_URL?: string | undefined },
): void {
  if (!isSameOrigin(request, env)) throw new Response(null, { status: 403 })
}

function isSameOrigin(
  request: Request,
  { PUBLIC_URL }: { PUBLIC_URL?: string | undefined },
): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  return origin !== null && (origin === new URL(request.url).origin || origin === PUBLIC_URL)
}

/**
 * Whether a page of another site made a browser send this. A browser sends JSON to another site only
 * after it asked for permission, text/plain without asking.
 */
export function isFromOtherSite({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host
}
