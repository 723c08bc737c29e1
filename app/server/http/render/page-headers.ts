import { isRealTag } from '#domain/consent.ts'
import { analyticsIdOf } from '#server/analytics-id.ts'
import type { RouteAddress } from '../address/address.ts'
import { documentHeaders, type Headers } from '../send/security-headers.ts'
import type { SiteContext } from '../site-context.ts'

/**
 * The security headers of a page, as its record needs them. Those with the consent banner may load
 * the analytics tag (requirements 10.2); the policy cannot depend on consent, because all visitors
 * get the same document.
 * @param nonce allows the framework's inline scripts in the admin area
 */
export function pageHeaders(
  { env }: Pick<SiteContext, 'env'>,
  { record }: RouteAddress,
  nonce = '',
): Headers {
  return documentHeaders(env, {
    nonce,
    framed: record.framed,
    tag:
      isRealTag(analyticsIdOf(env)) && (record.layout === 'site' || record.layout === 'template'),
  })
}
