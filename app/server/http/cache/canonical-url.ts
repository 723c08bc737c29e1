import { readBasketQuery, basketQuery, isFormQuery } from '#domain/pricing/basket-url.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { declaredQuery } from '../address/declared-query.ts'
import type { PageRequest } from '../page-request.ts'

/**
 * The request with the canonical address of its page, so that all addresses of one page share a
 * stored response: declared query keys in alphabetical order, and for the package builder the query
 * of the chosen package. A query in which the page knows nothing is left out.
 */
export function withCanonicalUrl(
  context: Pick<ServerContext, 'settings'>,
  page: PageRequest,
): PageRequest {
  const query = declaredQuery(page)
  query.sort()
  const url = new URL(page.url)
  const isBuilder = page.address.path === 'package-builder'
  // The query of a form sent without scripts is redirected to the package.
  const isPackage = isBuilder && !isFormQuery(query)
  url.search = isPackage ? packageQuery(context, query) : query.toString()
  return { ...page, url }
}

function packageQuery(context: Pick<ServerContext, 'settings'>, query: URLSearchParams): string {
  const { list } = findPrices(context)
  return basketQuery(readBasketQuery(query, list))
}
