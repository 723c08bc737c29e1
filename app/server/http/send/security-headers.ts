import { createHash } from 'node:crypto'
import { inlineScripts } from '#domain/inline-scripts.ts'
import type { Env } from '#server/env.ts'

export type Headers = Readonly<Record<string, string>>

/** On every response (requirements 9.1). */
const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/**
 * connect-src: the service worker of business cards is such a file, and fetches what its cache
 * lacks.
 */
const filePolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const inlineScriptHashes = inlineScripts
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ')

/** Whether the public address is https, so that browsers can be told to require it. */
function isSecure({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL?.startsWith('https:') ?? false
}

type Allowed = {
  /** Allows the framework's inline scripts in the admin area; public pages have none. */
  nonce?: string
  /** Google's tag may be loaded after consent. */
  tag?: boolean
  /** Pages of this site may show the document in a frame. */
  framed?: boolean | undefined
}

/** Headers of a document or an API response. */
export function documentHeaders(env: Pick<Env, 'PUBLIC_URL'>, allowed: Allowed = {}): Headers {
  return {
    ...transportHeaders(env),
    ...(allowed.framed ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    'Content-Security-Policy': documentPolicy(env, allowed),
  }
}

/**
 * Headers of a style sheet, font or image. Their policy is short, because a first visit loads about
 * thirty files.
 */
export function fileHeaders(env: Pick<Env, 'PUBLIC_URL'>): Headers {
  return { ...transportHeaders(env), 'Content-Security-Policy': filePolicy }
}

function transportHeaders(env: Pick<Env, 'PUBLIC_URL'>): Headers {
  if (!isSecure(env)) return fixedHeaders
  return { ...fixedHeaders, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
}

const tagHost = ' https://www.googletagmanager.com'
/** Where Google tags send their measurements (Google's guide to content security policies). */
const tagReports =
  ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

/**
 * Allows only this host, and Google's hosts on pages that may load the tag (requirements 9.1,
 * 10.2).
 */
function documentPolicy(
  env: Pick<Env, 'PUBLIC_URL'>,
  { nonce, framed, tag = false }: Allowed,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes}${nonce ? ` 'nonce-${nonce}'` : ''}${tag ? tagHost : ''}`,
    "style-src 'self'",
    `img-src 'self' data:${tag ? tagReports : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${tag ? tagReports : ''}`,
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    // Breaks Google's tags.
    ...(tag ? [] : ["require-trusted-types-for 'script'"]),
    ...(isSecure(env) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
