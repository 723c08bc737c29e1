import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireForm } from '#server/request/require-form.ts'
import {
  chooseLines,
  countAttempt,
  validChoice,
  getClientQuote,
} from '#server/quotes/client-quote.ts'
import { describeMoney } from '#server/quotes/quote-view.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/quote-choice.ts'
import { privateResponse } from '#documents/site/private-response.ts'

export const middleware: Route.MiddlewareFunction[] = [privateResponse]

/** Responds with the new sums as JSON when the page's script switched an optional line. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const server = context.get(serverContext)
  const visitor = context.get(visitorContext)
  if ((await countAttempt(server, visitor)) !== null) return new Response(null, { status: 429 })
  const { state, quote } = await getClientQuote(server, params.token)
  if (!quote) return new Response(null, { status: 404 })
  if (state !== 'open' && state !== 'estimate') return new Response(null, { status: 409 })
  const lineIds = (await requireForm(request)).getAll('line').map(String)
  await chooseLines(server, { quote, visitor, lineIds })
  const money = describeMoney(
    { snapshot: quote.snapshot, chosen: validChoice(quote, lineIds) },
    lang,
  )
  const total = money.sums.once.concat(money.sums.monthly).filter(({ kind }) => kind === 'total')
  const { sums, lines } = copyFor(lang).quotes
  const amount = total.map(({ value }) => value).join(', ')
  const announcement = fill(sums.changed, {
    total: money.kind === 'estimate' ? fill(lines.from, { amount }) : amount,
  })
  return Response.json({ ...money, announcement })
}

export function loader() {
  return new Response(null, { status: 405 })
}
