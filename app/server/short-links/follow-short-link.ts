import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRobot } from '#domain/short-links/is-robot.ts'
import { isShortLinkSlug } from '#domain/short-links/short-link-slug.ts'
import { limitOfVisitor } from '../rate-limits/visitor-limit.ts'
import type { Counter } from '../daily-counter.ts'
import type { Database } from '../db/database.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import type { Visitor } from '../request/visitor.ts'
import { getDestination } from './short-link-store.ts'

type Server = { database: Database; scanCounter: Counter<[linkId: string]> }

type Call = { request: IncomingMessage; slug: string; visitor: Visitor }

/** Far more than a person scans. */
const perMinute = 60

/**
 * Redirects /q/{slug} to its stored destination, never to one from the request, and counts the
 * scan. Returns false if the link is unknown, paused or deleted.
 */
export async function followShortLink(
  context: Server,
  { request, slug, visitor }: Call,
  response: ServerResponse,
): Promise<boolean> {
  const link = isShortLinkSlug(slug) ? await getDestination(context.database, slug) : null
  if (!link) return false
  response
    .writeHead(302, {
      Location: link.destination,
      // The destination can change at any time.
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Content-Length': 0,
    })
    .end()
  if (isPerson(request, visitor)) void count(context, link.id, visitor)
  return true
}

/** HEAD requests, robots and prefetches do not count. */
function isPerson({ method, headers }: IncomingMessage, { userAgent }: Visitor): boolean {
  const purpose = [headers['sec-purpose'], headers['purpose']].join(' ')
  return method === 'GET' && !/prefetch|preview/.test(purpose) && !isRobot(userAgent)
}

/**
 * Never rejects, because the redirect was already sent. If the rate limit cannot be checked, the
 * scan counts.
 */
async function count(
  { database, scanCounter }: Server,
  linkId: string,
  { ipAddress }: Visitor,
): Promise<void> {
  const allowed = { limit: perMinute, windowSeconds: 60 }
  const limited = await takeToken(database, limitOfVisitor('scans ', ipAddress, allowed)).catch(
    () => null,
  )
  if (!limited) scanCounter.count(linkId)
}
