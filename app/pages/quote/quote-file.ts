import { requireLang } from '#i18n/require-lang.ts'
import { quoteFileName, quotePdf } from '#server/pdf/quote-pdf.ts'
import { countTry, openClientQuote } from '#server/quotes/client-quote.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import type { Route } from './+types/quote-file.ts'
import { keepPrivate } from './keep-private.ts'

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const server = context.get(serverContext)
  // Setting a page takes a tenth of a second of everybody's time.
  const wait = await countTry(server, context.get(visitorContext))
  if (wait !== null)
    return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } })
  const { quote } = await openClientQuote(server, params.token)
  if (!quote) return new Response(null, { status: 404 })
  const file = quotePdf(quote, lang)
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quoteFileName(quote.number, lang)}"`,
    },
  })
}
