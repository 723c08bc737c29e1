import type { IncomingMessage } from 'node:http'
import { isProxyWithoutForwardedFor } from '#server/request/client-address.ts'
import type { ServerContext } from '#server/server-context.ts'

/** Returns a function that logs only the first request whose proxy hides its visitors. */
export function createProxyWarning({ env, log }: Pick<ServerContext, 'env' | 'log'>) {
  let hasWarned = false
  return (request: IncomingMessage): void => {
    if (hasWarned || !isProxyWithoutForwardedFor(request, env.TRUSTED_PROXIES)) return
    hasWarned = true
    log.warn(
      { event: 'proxy-not-trusted' },
      'A proxy sends no X-Forwarded-For or is not in TRUSTED_PROXIES: all its visitors count as one',
    )
  }
}
