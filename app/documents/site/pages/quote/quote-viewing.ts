import { getCurrentSession } from '#server/desk/current-session.ts'
import { countAttempt, recordView, getClientQuote } from '#server/quotes/client-quote.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/quote-viewing.ts'
import { privateResponse } from '#documents/site/private-response.ts'

export const middleware: Route.MiddlewareFunction[] = [privateResponse]

/**
 * Records that the quote was viewed. Posted by the page's script when the quote is visible, so that
 * link scanners of email clients do not count; the studio itself does not count either.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const server = context.get(serverContext)
  const visitor = context.get(visitorContext)
  if ((await countAttempt(server, visitor)) !== null) return new Response(null, { status: 429 })
  const { state, quote } = await getClientQuote(server, params.token)
  if (!quote) return new Response(null, { status: 404 })
  const isOpen = state === 'open' || state === 'estimate'
  if (isOpen && (await getCurrentSession(request, context)) === null)
    await recordView(server, { quote, visitor })
  return new Response(null, { status: 204 })
}

export function loader() {
  return new Response(null, { status: 405 })
}
