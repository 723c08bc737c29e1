import type { IncomingMessage } from 'node:http'
import { createContext } from 'react-router'
import type { Env } from '../env.ts'
import { clientAddress } from './client-address.ts'

/** The sender of a request, as far as the connection and headers identify them. */
export type Visitor = {
  /** From the connection or a trusted proxy, without the ::ffff: prefix. */
  ipAddress: string
  /** As the browser sent it: untrusted text, at most 500 characters. */
  userAgent: string
  /** The gate refuses the forms of this visitor. */
  isAbroad?: boolean
}

/** Set only for what is rendered for one visitor. */
export const visitorContext = createContext<Visitor>()

const maxUserAgent = 500

export function readVisitor(
  request: IncomingMessage,
  { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>,
): Visitor {
  return {
    ipAddress: clientAddress(request, TRUSTED_PROXIES),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
  }
}
