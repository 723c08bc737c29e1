import { copyFor } from '#copy/copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { pdfResponse } from '#server/pdf/pdf-response.ts'
import { quoteFileName, quotePdf } from '#server/quotes/quote-pdf.ts'
import { printLogo } from '#server/studio-pictures/print-logo.ts'
import { getQuote } from '#server/quotes/quote-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/quote-file.ts'
import { isDeskLang, requireDeskLang } from '#desk/words/desk-lang.ts'

/** The quote as PDF, in the language of `?in=`, else of the address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireSession(context)
  const requested = new URL(request.url).searchParams.get('in')
  const lang = isDeskLang(requested) ? requested : requireDeskLang(params.lang)
  const { database, log } = context.get(serverContext)
  const quote = isLeadId(params.quoteId) ? await getQuote(database, params.quoteId) : null
  if (!quote) return new Response(null, { status: 404 })
  await recordRead(context, { action: 'quote-opened', detail: { quote: quote.number } })
  const file = {
    make: async () => quotePdf(quote, lang, await printLogo(database, quote.snapshot.studio.logo)),
    name: quoteFileName(quote.number, lang),
    failed: copyFor(lang).quotes.pdfFailed,
  }
  return pdfResponse(file, log)
}
