import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { quoteFileName, quotePdf } from '#server/quotes/quote-pdf.ts'
import { sampleQuote } from '#server/quotes/sample-quote.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/sample-quote-file.ts'

/** A sample quote, for visitors. Rendered once, until a price or a setting changes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const words = copyFor(lang).pages.home.body.testimonials.proof.sampleQuote
  const quote = sampleQuote(context.get(serverContext), { ...words, now: new Date() })
  return new Response(new Uint8Array(await quotePdf(quote, lang)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${quoteFileName('sample', lang)}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
