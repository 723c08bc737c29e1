import type { IncomingHttpHeaders } from 'node:http'

type Version = {
  etag: string
  /** In milliseconds; absent for what is not a file. */
  modifiedAt?: number
}

/**
 * Whether the client asked only for another version than this one, which a 412 answers (RFC 9110,
 * 13.1.1 and 13.1.4).
 */
export function refusesVersion(headers: IncomingHttpHeaders, version: Version): boolean {
  const match = headers['if-match']
  if (match !== undefined) return !matchesStrongly(match, version.etag)
  const since = headers['if-unmodified-since']
  if (since === undefined || version.modifiedAt === undefined) return false
  // The header counts whole seconds. One that is no date is ignored.
  return Math.trunc(version.modifiedAt / 1_000) > Date.parse(since) / 1_000
}

/** A weak tag matches nothing: the bytes of its encodings differ. */
function matchesStrongly(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  return !etag.startsWith('W/') && header.split(',').some((each) => each.trim() === etag)
}

/**
 * Weakly, as If-None-Match requires, because caches turn a strong ETag into a weak one.
 */
export function matchesWeakly(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque)
}
