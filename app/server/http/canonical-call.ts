import { basketOfQuery, basketQuery, isFormQuery } from '#domain/pricing/basket-url.ts'
import type { ServerContext } from '../server-context.ts'
import { findPrices } from '../settings/find-prices.ts'
import { declaredQuery, type PublicCall } from './render-page.ts'

/**
 * The same page by the one address that stands for all that show it: declared query keys in the
 * order of the alphabet, of the package builder the package itself. What the builder does not know
 * leads to the page without a query.
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
  // What the form posted without scripts is redirected.
  const isPackage = isBuilder && !isFormQuery(query)
  url.search = isPackage ? packageQuery(context, query) : query.toString()
  return { ...call, url }
}

function packageQuery(context: Pick<ServerContext, 'settings'>, query: URLSearchParams): string {
  const { list } = findPrices(context)
  return basketQuery(basketOfQuery(query, list))
}
