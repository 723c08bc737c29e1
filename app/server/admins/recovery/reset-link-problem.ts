import type { ServerContext } from '#server/server-context.ts'
import { findHoldingFields } from '#server/settings/sending-guard.ts'

type Needs = Pick<ServerContext, 'settings' | 'env'> & { directMailer: { canSend: boolean } }

/**
 * Why no password link can be emailed: there is no mail server, or the link would lead to the sample
 * site (requirements 8.6). null: it can.
 */
export function resetLinkProblem({
  directMailer,
  settings,
  env,
}: Needs): 'unavailable' | 'noAddress' | null {
  if (!directMailer.canSend) return 'unavailable'
  return findHoldingFields(settings, env).includes('url') ? 'noAddress' : null
}
