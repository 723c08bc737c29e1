import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'
import { allowedMs, slowestPace, type Pace } from './body-pace.ts'

/** In bytes. */
export const bodyLimit = 64 * 1024

/**
 * Reads the whole body; throws an ApiError (requirements 9.2): 408 if it arrives more slowly than the
 * pace. Counts the received bytes, so that neither a wrong Content-Length nor a chunked body can
 * exceed the limit.
 */
export async function readBody(
  request: IncomingMessage,
  limit = bodyLimit,
  pace = slowestPace,
): Promise<Uint8Array> {
  const { headers } = request
  if (headers['transfer-encoding'] !== undefined && headers['content-length'] !== undefined)
    throw new ApiError(400, 'ambiguous_length')
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new ApiError(415, 'content_encoding_not_supported')
  if (Number(headers['content-length'] ?? 0) > limit) throw new ApiError(413, 'body_too_large')
  return collect(request, limit, pace)
}

function collect(request: IncomingMessage, limit: number, pace: Pace): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // The client has already disconnected, so no event will follow.
    if (request.destroyed) return reject(new ApiError(400, 'body_incomplete'))
    const chunks: Uint8Array[] = []
    let size = 0
    const stopWatching = watchPace(pace, { received: () => size, reject })
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength
      if (size <= limit) chunks.push(chunk)
      else if (size - chunk.byteLength <= limit) reject(new ApiError(413, 'body_too_large'))
    })
    request.on('end', () => {
      stopWatching()
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
    })
    request.on('error', () => reject(new ApiError(400, 'body_incomplete')))
    // Fires after every request. Creates the error only if needed, because its stack trace costs
    // more than reading the body.
    request.on('close', stopWatching)
    request.on('close', () => request.complete || reject(new ApiError(400, 'body_incomplete')))
  })
}

type Watched = { received: () => number; reject: (error: ApiError) => void }

/** Rejects when the body has taken longer than its bytes allow. Returns a function that ends it. */
function watchPace(pace: Pace, { received, reject }: Watched): () => void {
  const start = performance.now()
  let timer = setTimeout(check, pace.graceMs)

  function check(): void {
    const left = allowedMs(pace, received()) - (performance.now() - start)
    if (left <= 0) reject(new ApiError(408, 'too_slow'))
    else timer = setTimeout(check, left)
  }

  return () => clearTimeout(timer)
}
