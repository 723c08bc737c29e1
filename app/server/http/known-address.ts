import type { OtherRouteId } from '#content/other-routes.ts'
import { getCardAt } from '../cards/card-store.ts'
import { hasQuoteWithToken } from '../quotes/quote-store.ts'
import { studioDay } from '../studio-day.ts'
import type { ServerContext } from '../server-context.ts'
import type { PublicCall } from './render-page.ts'

type RouteId = PublicCall['match']['id']

const cardRoutes: ReadonlySet<RouteId> = new Set<OtherRouteId>([
  'card',
  'card-contact',
  'card-manifest',
  'card-preview',
  'card-icon',
  'card-colors',
])

const quoteRoutes: ReadonlySet<RouteId> = new Set<OtherRouteId>([
  'quote',
  'quote-pdf',
  'quote-choice',
  'quote-view',
])

export function isCardCall({ match }: Pick<PublicCall, 'match'>): boolean {
  return cardRoutes.has(match.id)
}

/**
 * Whether the card or quote that the address names exists; true for any other address. Reads one
 * row, which is cheaper than a render of an address that leads nowhere.
 */
export async function isKnownAddress(
  { database }: Pick<ServerContext, 'database'>,
  { match, url }: PublicCall,
): Promise<boolean> {
  const [, , , name = ''] = url.pathname.split('/')
  if (quoteRoutes.has(match.id)) return hasQuoteWithToken(database, name)
  if (!cardRoutes.has(match.id)) return true
  return (await getCardAt(database, name, studioDay(new Date()))).kind !== 'none'
}
