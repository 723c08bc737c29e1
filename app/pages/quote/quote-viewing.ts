import { getCurrentSession } from '#server/admins/current-session.ts'
import { countTry, noteView, openClientQuote } from '#server/quotes/client-quote.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import type { Route } from './+types/quote-viewing.ts'
import { keepPrivate } from './keep-private.ts'

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

/** Told by the page itself once somebody looks at it: programs that fetch links in emails, and the studio, do not count. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const server = context.get(serverContext)
  const visitor = context.get(visitorContext)
  if ((await countTry(server, visitor)) !== null) return new Response(null, { status: 429 })
  const { state, quote } = await openClientQuote(server, params.token)
  if (!quote) return new Response(null, { status: 404 })
  const isOpen = state === 'open' || state === 'estimate'
  if (isOpen && (await getCurrentSession(request, context)) === null)
    await noteView(server, { quote, visitor })
  return new Response(null, { status: 204 })
}

export function loader() {
  return new Response(null, { status: 405 })
}
