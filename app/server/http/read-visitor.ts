import type { IncomingMessage } from 'node:http'
import type { Env } from '../env.ts'
import type { Visitor } from '../request/visitor.ts'
import { clientAddress } from './client-address.ts'

const maxUserAgent = 500

/** The sender of a request, as far as the connection and headers identify them. */
export function readVisitor(
  request: IncomingMessage,
  { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>,
): Visitor {
  return {
    ipAddress: clientAddress(request, TRUSTED_PROXIES),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
  }
}
