import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { pdfResponse } from '#server/pdf/pdf-response.ts'
import { quoteFileName, quotePdf } from '#server/quotes/quote-pdf.ts'
import { printLogo } from '#server/studio-pictures/print-logo.ts'
import { countAttempt, getClientQuote } from '#server/quotes/client-quote.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/quote-file.ts'
import { privateResponse } from '#documents/site/private-response.ts'

export const middleware: Route.MiddlewareFunction[] = [privateResponse]

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const server = context.get(serverContext)
  const retryAfterSeconds = await countAttempt(server, context.get(visitorContext))
  if (retryAfterSeconds !== null)
    return new Response(null, {
      status: 429,
      headers: { 'Retry-After': String(retryAfterSeconds) },
    })
  const { quote } = await getClientQuote(server, params.token)
  if (!quote) return new Response(null, { status: 404 })
  const file = {
    make: async () =>
      quotePdf(quote, lang, await printLogo(server.database, quote.snapshot.studio.logo)),
    name: quoteFileName(quote.number, lang),
    failed: copyFor(lang).quotes.pdfFailed,
  }
  return pdfResponse(file, server.log)
}
