import type { IncomingMessage } from 'node:http'
import type { Env } from '../env.ts'
import type { Visitor } from '../server-context.ts'
import { clientAddress } from './client-address.ts'

const maxUserAgent = 500

/** Who sends a request, as far as the server itself can say. */
export function readVisitor(
  request: IncomingMessage,
  { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>,
): Visitor {
  return {
    ipAddress: clientAddress(request, TRUSTED_PROXIES),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
  }
}
