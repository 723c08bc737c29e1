import { pageAt } from '#content/pages.ts'
import type { RouteMatch } from './resolve-route.ts'

/**
 * Whether the document has the consent banner, and so may load the analytics tag (requirements
 * 10.2): the pages in the site's layout, and the not-found page.
 */
export function hasConsentBanner({ id, path }: Pick<RouteMatch, 'id' | 'path'>): boolean {
  if (id === 'not-found') return true
  return id === 'page' && path !== null && pageAt(path).layout === 'site'
}
