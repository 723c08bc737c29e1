import { getCardAt } from '#server/cards/card-store.ts'
import { hasQuoteWithToken } from '#server/quotes/quote-store.ts'
import { studioDay } from '#server/studio-day.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { RouteAddress } from '../address/address.ts'

/**
 * Whether the card or quote that the address names exists; true for any other address. Reads one
 * row, which is cheaper than a render of an address that leads nowhere.
 */
export async function isKnown(
  { database }: Pick<ServerContext, 'database'>,
  { record, name }: RouteAddress,
): Promise<boolean> {
  if (record.lookUp === 'quote') return hasQuoteWithToken(database, name)
  if (record.lookUp !== 'card') return true
  return (await getCardAt(database, name, studioDay(new Date()))).kind !== 'none'
}
