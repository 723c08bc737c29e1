import type { IncomingMessage } from 'node:http'
import { hasSession } from '#server/admins/sessions/has-session.ts'
import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { Address } from '../address/address.ts'

/**
 * `read-only`: the form refuses what the visitor posts and shows it again with everything typed.
 */
export type Access = 'admitted' | 'read-only' | 'refused'

type Asked = { request: IncomingMessage; url: URL; address: Address }

/** Decides about a request by the gate (requirements 2.7). Counts what its mode refuses. */
export async function decideAccess(
  context: Pick<ServerContext, 'gate' | 'database' | 'env'>,
  { request, url, address }: Asked,
): Promise<Access> {
  const { gate } = context
  if (gate.isOpenTo(request) || isUngated(address)) return 'admitted'
  const { mode, crawlersPass, countsOnly } = gate.settings()
  if (mode === 'soft' && request.method !== 'POST') return 'admitted'
  if (gate.hasPass(request)) return 'admitted'
  if (request.method !== 'POST' && crawlersPass && (await gate.isVerifiedCrawler(request)))
    return 'admitted'
  if (await isAdmin(context, request, url)) return 'admitted'
  gate.count(request)
  if (countsOnly) return 'admitted'
  return mode === 'soft' ? 'read-only' : 'refused'
}

/** Files, probes, metrics, and routes whose record says so. */
function isUngated(address: Address): boolean {
  switch (address.kind) {
    case 'file':
    case 'probe':
    case 'metrics':
      return true
    case 'api':
      return false
    case 'redirect':
      return address.isUngated
    case 'route':
      return address.record.ungated === true
  }
}

/** A signed-in admin sees the site from abroad. */
async function isAdmin(
  context: Pick<ServerContext, 'database' | 'env'>,
  { headers }: IncomingMessage,
  url: URL,
): Promise<boolean> {
  try {
    return await hasSession(context, headers, url)
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false
    throw error
  }
}
