import { readBasketQuery, basketQuery, isFormQuery } from '#domain/pricing/basket-url.ts'
import type { ServerContext } from '../server-context.ts'
import { findPrices } from '../settings/find-prices.ts'
import { declaredQuery, type PublicCall } from './render-page.ts'

/**
 * The call with the canonical address of its page, so that all addresses of one page share a stored
 * response: declared query keys in alphabetical order, and for the package builder the query of the
 * chosen package. If the builder knows nothing in the query, it is the page without a query.
 */
export function canonicalCall<Call extends PublicCall>(
  context: Pick<ServerContext, 'settings'>,
  call: Call,
): Call {
  const query = declaredQuery(call)
  if (query.size === 0) return call
  query.sort()
  const url = new URL(call.url)
  const isBuilder = call.match.path === 'package-builder'
  // The query of a form sent without scripts is redirected to the package.
  const isPackage = isBuilder && !isFormQuery(query)
  url.search = isPackage ? packageQuery(context, query) : query.toString()
  return { ...call, url }
}

function packageQuery(context: Pick<ServerContext, 'settings'>, query: URLSearchParams): string {
  const { list } = findPrices(context)
  return basketQuery(readBasketQuery(query, list))
}
