import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { quoteKind } from '#domain/quotes/price-quote.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import { QuoteDocument } from '#documents/site/pages/quote/quote-document.tsx'
import { StudioContext } from '#parts/studio-context.ts'
import type { Lang } from '#i18n/languages.ts'
import { composeEmail } from '#server/email/compose-email.ts'
import { handOverText } from '#server/quotes/hand-over-text.ts'
import { quotePdfContent } from '#server/quotes/quote-pdf.ts'
import { describeQuote } from '#server/quotes/quote-view.ts'
import { sampleEmail, sampleSender } from '#tests/support/email-samples.ts'
import { wordsOf } from '#tests/support/render-page.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'

const token = 'k'.repeat(43)

/** Every text that a client or the owner reads about a basket, by the place where it stands. */
type OfferTexts = Record<
  | 'linkSubject'
  | 'linkText'
  | 'linkHtml'
  | 'noticeSubject'
  | 'noticeText'
  | 'noticeHtml'
  | 'page'
  | 'pdf'
  | 'whatsapp',
  string
>

export function offerTexts(basket: string, language: Lang): OfferTexts {
  const { snapshot, text, hash } = frozenSample({ basket })
  const chosen = optionalIds(snapshot.lines)
  const quote = { snapshot, hash, chosen, acceptance: null, acceptanceHash: null }
  const stored = {
    id: 'a',
    token,
    snapshot: text,
    acceptance: null,
    acceptanceHash: null,
    decline: null,
  }
  const email = (kind: 'quote-link' | 'quote-notice') =>
    composeEmail(sampleEmail({ kind, language, quote: stored }), sampleSender)
  const [link, notice] = [email('quote-link'), email('quote-notice')]
  const copy = copyFor(language).quotes
  const view = describeQuote(quote, language)
  const isQuote = quoteKind(snapshot, chosen) === 'quote'
  const texts: OfferTexts = {
    linkSubject: link.subject,
    linkText: link.text,
    linkHtml: link.html,
    noticeSubject: notice.subject,
    noticeText: notice.text,
    noticeHtml: notice.html,
    page: renderToStaticMarkup(
      <StudioContext value={company}>
        <QuoteDocument
          lang={language}
          token={token}
          copy={copy}
          view={view}
          questions={copy.offers[view.kind].questions}
          state={isQuote ? 'open' : 'estimate'}
          hashCode=""
          refusal={null}
        />
      </StudioContext>,
    ),
    pdf: JSON.stringify(quotePdfContent(quote, language)),
    whatsapp: handOverText({ ...quote, language, token }, sampleSender.siteUrl),
  }
  // SAFETY: the same keys.
  return Object.fromEntries(
    Object.entries(texts).map(([where, words]) => [where, wordsOf(words)]),
  ) as OfferTexts
}
