import type { RouteRecord } from '#content/route-record.ts'
import type { CardLang } from '#i18n/languages.ts'

/**
 * The address at which the page of a route is rendered that all its missing addresses share, so
 * that the page cannot depend on any of them. No card, quote or page has the name '-'.
 */
export function missingPath({ pattern }: Pick<RouteRecord, 'pattern'>, lang: CardLang): string {
  return pattern.replace(':lang', lang).replace(/\*|:\w+/, '-')
}
