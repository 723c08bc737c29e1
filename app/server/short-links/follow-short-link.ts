import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRobot } from '#domain/short-links/is-robot.ts'
import { isShortLinkSlug } from '#domain/short-links/short-link-slug.ts'
import { addressGroup } from '../http/client-address.ts'
import { noStore } from '../http/cache-control.ts'
import { takeToken } from '../rate-limit.ts'
import type { ServerContext, Visitor } from '../server-context.ts'
import { getDestination } from './short-link-store.ts'

type Call = { request: IncomingMessage; slug: string; visitor: Visitor }

/** Far above what a person scans. */
const perMinute = 60

/**
 * Sends the visitor of /q/{slug} on to its destination, which stands in the table and nowhere in the
 * request, and counts the scan. Returns false where the link is unknown, paused or deleted.
 */
export async function followShortLink(
  context: ServerContext,
  { request, slug, visitor }: Call,
  response: ServerResponse,
): Promise<boolean> {
  const link = isShortLinkSlug(slug) ? await getDestination(context.database, slug) : null
  if (!link) return false
  response
    .writeHead(302, {
      Location: link.destination,
      // The destination can change at any moment.
      'Cache-Control': noStore,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Content-Length': 0,
    })
    .end()
  if (isPerson(request, visitor)) void count(context, link.id, visitor)
  return true
}

/** A check, a robot, or a browser that loads ahead of the visitor does not count. */
function isPerson({ method, headers }: IncomingMessage, { userAgent }: Visitor): boolean {
  const purpose = [headers['sec-purpose'], headers['purpose']].join(' ')
  return method === 'GET' && !/prefetch|preview/.test(purpose) && !isRobot(userAgent)
}

/** Never rejects: the visitor is on the way. Without the limit's answer the scan counts. */
async function count(
  { database, scanCounter }: ServerContext,
  linkId: string,
  { ipAddress }: Visitor,
): Promise<void> {
  const bucket = `scans ${addressGroup(ipAddress)}`
  const { allowed } = await takeToken(database, {
    bucket,
    limit: perMinute,
    windowSeconds: 60,
  }).catch(() => ({ allowed: true }))
  if (allowed) scanCounter.count(linkId)
}
