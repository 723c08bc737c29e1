import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { acceptedEncoding, compress, type Encoding } from './compress.ts'
import { matchesWeakly, refusesVersion } from './preconditions.ts'
import { makeRawResponse, writeRawResponse, type RawResponse } from './write-raw-response.ts'

/** Alternating names and values, a form that `writeHead` writes without validating each of them. */
type RawHeaders = string[]

type Variant = { headers: RawHeaders; body: Buffer; raw: RawResponse | null }

/** A response in memory, with everything computed before it is sent. */
export type StoredResponse = {
  status: number
  etag: string
  /** The time in milliseconds from which it is out of date; Infinity: it is not. */
  expiresAt: number
  notModified: Variant
  variants: Record<Encoding, Variant>
}

type Parts = {
  status: number
  /** Sent with the body and with a 304. */
  headers: Readonly<Record<string, string>>
  /** Headers about the body, which a 304 does not have. */
  bodyHeaders: Readonly<Record<string, string>>
  etag: string
  expiresAt?: number
  /** An encoding that is missing is served uncompressed. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
}

/** Builds the headers of every variant once. */
export function buildResponse({
  status,
  headers,
  bodyHeaders,
  etag,
  expiresAt = Infinity,
  bodies,
}: Parts): StoredResponse {
  const common = { ...headers, ETag: etag }
  const encoded = (encoding: Encoding): Variant => {
    const body = bodies[encoding]
    if (!body) return encoded('identity')
    return makeVariant(status, body, {
      ...common,
      ...bodyHeaders,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    })
  }
  return {
    status,
    etag,
    expiresAt,
    notModified: makeVariant(304, Buffer.alloc(0), common),
    variants: { identity: encoded('identity'), br: encoded('br'), gzip: encoded('gzip') },
  }
}

function makeVariant(
  status: number,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Variant {
  const pairs = Object.entries(headers).flat()
  return { headers: pairs, body, raw: makeRawResponse(status, pairs, body) }
}

/** A weak ETag: the same for the body in every encoding. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Brotli at level 11 takes about 100 ms for a long page, so only a stored page is compressed with
 * it.
 */
export async function compressVariants(identity: Buffer, { isStored }: { isStored: boolean }) {
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', isStored ? 11 : 4),
    compress(identity, 'gzip', 9),
  ])
  return { identity, br, gzip }
}

/**
 * Answers GET and HEAD with a 304 if the client already has this version, with a 412 if it asked
 * only for another, otherwise with the encoding that it accepts.
 * @param status sent instead of the stored one
 */
export function sendStored(
  response: ServerResponse,
  stored: StoredResponse,
  status = stored.status,
): void {
  const { headers, method } = response.req
  if (status === 200 && refusesVersion(headers, stored))
    return void response.writeHead(412, { 'Content-Length': 0 }).end()
  const known = headers['if-none-match']
  const isKnown = known !== undefined && status === 200 && matchesWeakly(known, stored.etag)
  const variant = isKnown
    ? stored.notModified
    : stored.variants[acceptedEncoding(headers['accept-encoding'])]
  const isWhole = method === 'GET' && status === stored.status
  if (isWhole && variant.raw && writeRawResponse(response, variant.raw)) return
  response.writeHead(isKnown ? 304 : status, variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}
