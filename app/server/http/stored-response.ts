import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, compress, type Encoding } from './compress.ts'

/** Names and values in turn, the form that `writeHead` writes without looking at each of them. */
type RawHeaders = string[]

/** A response as it lies in memory: nothing of it is computed when it is sent. */
export type StoredResponse = {
  status: number
  etag: string
  notModifiedHeaders: RawHeaders
  variants: Record<Encoding, { headers: RawHeaders; body: Buffer }>
}

type Parts = {
  status: number
  /** Sent with the 304 too. */
  headers: Readonly<Record<string, string>>
  /** About the body: sent with it alone. */
  bodyHeaders: Readonly<Record<string, string>>
  etag: string
  /** An encoding that is missing is served uncompressed. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
}

/** Builds the headers of every variant once. */
export function storeResponse({
  status,
  headers,
  bodyHeaders,
  etag,
  bodies,
}: Parts): StoredResponse {
  const common = { ...headers, ETag: etag }
  const variant = (encoding: Encoding) => {
    const body = bodies[encoding]
    if (!body) return variant('identity')
    return {
      body,
      headers: rawHeaders({
        ...common,
        ...bodyHeaders,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        'Content-Length': String(body.length),
      }),
    }
  }
  return {
    status,
    etag,
    notModifiedHeaders: rawHeaders(common),
    variants: { identity: variant('identity'), br: variant('br'), gzip: variant('gzip') },
  }
}

/** A weak ETag: the same for the body in every encoding. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Brotli at 11 takes about 100 ms for a long page, so only what stays in memory is compressed that
 * far.
 */
export async function compressVariants(identity: Buffer, { isKept }: { isKept: boolean }) {
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', isKept ? 11 : 4),
    compress(identity, 'gzip', 9),
  ])
  return { identity, br, gzip }
}

/** Answers GET and HEAD: 304 to who has these bytes, else the variant that the client accepts. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, notModifiedHeaders, variants }: StoredResponse,
): void {
  const { headers } = request
  const known = headers['if-none-match']
  if (known !== undefined && status === 200 && matchesEtag(known, etag)) {
    response.writeHead(304, notModifiedHeaders).end()
    return
  }
  const variant = variants[acceptedEncoding(headers['accept-encoding'])]
  response.writeHead(status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

/** Compares weakly, as If-None-Match demands: caches turn a strong ETag into a weak one. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque)
}

function rawHeaders(headers: Readonly<Record<string, string>>): RawHeaders {
  return Object.entries(headers).flat()
}
