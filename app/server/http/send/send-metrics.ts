import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { metricsText } from '#server/metrics/metrics-text.ts'
import { readMetrics } from '#server/metrics/read-metrics.ts'
import type { SiteContext } from '../site-context.ts'
import { sendText } from './send-plain.ts'

/** Sends the metrics to whoever knows the token (requirements 9.8). */
export async function sendMetrics(
  site: SiteContext,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isToken(headers.authorization ?? '', site.env.METRICS_TOKEN ?? '')) {
    response.setHeader('WWW-Authenticate', 'Bearer')
    return sendText(response, 401, 'Unauthorized')
  }
  const text = metricsText(await readMetrics(site))
  response
    .writeHead(200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(text)
}

/** Compares hashes, which have one length, in constant time. */
function isToken(authorization: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return token !== '' && timingSafeEqual(hash(authorization), hash(`Bearer ${token}`))
}
