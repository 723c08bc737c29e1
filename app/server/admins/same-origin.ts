/**
 * A change must come from a page of this very origin. SameSite cookies alone would let a sibling subdomain through. Browsers that send no
 * Sec-Fetch-Site (old ones, and all of them on plain http outside localhost) must name our origin; a request that does neither is refused.
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
