import type { OtherRouteId } from '#content/other-routes.ts'
import { getCardAt } from '../cards/card-store.ts'
import { hasQuoteWithToken } from '../quotes/quote-store.ts'
import { studioDay } from '../quotes/studio-day.ts'
import type { ServerContext } from '../server-context.ts'
import type { PublicCall } from './render-page.ts'

type RouteId = PublicCall['match']['id']

const ofCards: ReadonlySet<RouteId> = new Set<OtherRouteId>([
  'card',
  'card-contact',
  'card-manifest',
  'card-preview',
  'card-icon',
  'card-colors',
])

const ofQuotes: ReadonlySet<RouteId> = new Set<OtherRouteId>([
  'quote',
  'quote-pdf',
  'quote-choice',
  'quote-view',
])

export function isOfCard({ match }: Pick<PublicCall, 'match'>): boolean {
  return ofCards.has(match.id)
}

/**
 * Whether there is a card or a quote at the address, of an address that names one; true of any
 * other. One row is read: there is no end of addresses that lead nowhere.
 */
export async function isKnownAddress(
  { database }: Pick<ServerContext, 'database'>,
  { match, url }: PublicCall,
): Promise<boolean> {
  const [, , , name = ''] = url.pathname.split('/')
  if (ofQuotes.has(match.id)) return hasQuoteWithToken(database, name)
  if (!ofCards.has(match.id)) return true
  return (await getCardAt(database, name, studioDay(new Date()))).kind !== 'none'
}
