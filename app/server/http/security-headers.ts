type Policy = {
  /** For the framework's inline scripts of the admin area. Public pages have none and need none. */
  nonce?: string
  /** The site is reached by https: tell browsers to stay there. */
  secure: boolean
  /** A style sheet, a face, a picture: no document, so it needs nothing. A first visit loads some thirty, and the long policy would come with each. */
  isFile?: boolean
}

const filePolicy = "default-src 'none'; frame-ancestors 'none'"

const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/** The headers of every answer, whatever its class (requirements 9.1). */
export function securityHeaders({ nonce, secure, isFile = false }: Policy): Record<string, string> {
  return {
    ...fixedHeaders,
    'Content-Security-Policy': isFile
      ? filePolicy
      : contentSecurityPolicy({ ...(nonce ? { nonce } : {}), secure }),
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

function contentSecurityPolicy({ nonce, secure }: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(nonce ? [] : ["require-trusted-types-for 'script'"]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
