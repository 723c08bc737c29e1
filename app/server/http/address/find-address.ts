import { apiRoutesAt } from '#server/api/api-routes.ts'
import type { Lang } from '#i18n/languages.ts'
import type { SiteContext } from '../site-context.ts'
import type { Address } from './address.ts'
import { ownIconAt } from './own-icon.ts'
import { parseAddress } from './parse-address.ts'

/**
 * What is at an address of the site: a file of the build, a probe, an endpoint of the API, or a
 * route.
 * @param saved returns the language that the visitor chose before
 */
export function findAddress(
  { files, env }: Pick<SiteContext, 'files' | 'env'>,
  pathname: string,
  saved: () => Lang | null,
): Address {
  const icon = ownIconAt(pathname)
  if (icon !== null) return { kind: 'redirect', to: icon, isPermanent: false, isUngated: true }
  const file = files.get(pathname)
  if (file) return { kind: 'file', file }
  if (pathname === '/healthz' || pathname === '/readyz')
    return { kind: 'probe', isOfReadiness: pathname === '/readyz' }
  if (pathname === '/metrics' && env.METRICS_TOKEN !== undefined) return { kind: 'metrics' }
  const routes = apiRoutesAt(pathname)
  return routes ? { kind: 'api', routes } : parseAddress(pathname, saved)
}
