import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { pdfResponse } from '#server/pdf/pdf-response.ts'
import { quoteFileName, quotePdf } from '#server/quotes/quote-pdf.ts'
import { printLogo } from '#server/studio-pictures/print-logo.ts'
import { sampleQuote } from '#server/quotes/sample-quote.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/sample-quote-file.ts'

/** A sample quote, for visitors. Rendered once, until a price or a setting changes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const server = context.get(serverContext)
  const { pages, quotes } = copyFor(lang)
  const words = pages.home.body.testimonials.proof.sampleQuote
  const file = {
    make: async () => {
      const quote = sampleQuote(server, { ...words, now: new Date() })
      return quotePdf(quote, lang, await printLogo(server.database, quote.snapshot.studio.logo))
    },
    name: quoteFileName('sample', lang),
    failed: quotes.pdfFailed,
  }
  const response = await pdfResponse(file, server.log)
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
