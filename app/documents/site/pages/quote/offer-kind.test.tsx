import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { quoteKind } from '#domain/quotes/price-quote.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { composeEmail } from '#server/email/compose-email.ts'
import { handOverText } from '#server/quotes/hand-over-text.ts'
import { quotePdfContent } from '#server/quotes/quote-pdf.ts'
import { describeQuote } from '#server/quotes/quote-view.ts'
import { sampleEmail, sampleSender } from '#tests/support/email-samples.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { QuoteDocument } from './quote-document.tsx'

const token = 'k'.repeat(43)

/** Everything that a client or the owner reads about a basket. */
function textsOf(basket: string, language: Lang): Record<string, string> {
  const { snapshot, text, hash } = frozenSample({ basket })
  const quote = { snapshot, hash, chosen: [], acceptance: null, acceptanceHash: null }
  const emailQuote = { id: 'a', token, snapshot: text, acceptance: null, acceptanceHash: null }
  const [link, notice] = (['quote-link', 'quote-notice'] as const).map((kind) =>
    composeEmail(sampleEmail({ kind, language, quote: emailQuote }), sampleSender),
  )
  const copy = copyFor(language).quotes
  const state = quoteKind(snapshot, []) === 'estimate' ? ('estimate' as const) : ('open' as const)
  const view = describeQuote(quote, language)
  const { questions } = copy.offers[view.kind]
  const page = { lang: language, token, copy, view, questions, state, hashCode: '', refusal: null }
  const texts = {
    'link subject': link?.subject,
    'link text': link?.text,
    'link html': link?.html,
    'notice subject': notice?.subject,
    'notice text': notice?.text,
    'notice html': notice?.html,
    page: renderToStaticMarkup(<QuoteDocument {...page} />),
    pdf: JSON.stringify(quotePdfContent(quote, language)),
    whatsapp: handOverText({ ...quote, language, token }, sampleSender.siteUrl),
  }
  return Object.fromEntries(
    Object.entries(texts).map(([name, words = '']) => [
      name,
      words.replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
    ]),
  )
}

const estimates = ['s=mvp', 's=ui-design.basic', 's=website,mvp', 's=maintenance:12,mvp']
const cases = estimates.flatMap((basket) =>
  (['he', 'en'] as const).map((lang) => ({ basket, lang })),
)

// Proves 6.2.7.
test.each(cases)(
  'every text about $basket in $lang says that it is an estimate, and promises no price or date',
  ({ basket, lang }) => {
    const { offers, accept } = copyFor(lang).quotes
    const lastDay = formatDay(frozenSample({ basket }).snapshot.validUntil, lang)
    for (const [where, text] of Object.entries(textsOf(basket, lang))) {
      expect(text, where).toMatch(lang === 'he' ? /הערכ/ : /estimate/i)
      expect(text, where).not.toContain(fill(offers.quote.label, {}))
      expect(text, where).not.toContain(lastDay)
      expect(text, where).not.toMatch(/לא ישתנו|קבועים לכל|will not change|stay as they are/)
      expect(text, where).not.toContain(accept.submit)
    }
  },
)

test.each(cases)(
  'the total of $basket in $lang is a "from" wherever it stands',
  ({ basket, lang }) => {
    const texts = textsOf(basket, lang)
    const from = lang === 'he' ? /החל מ־/ : /from/i
    for (const where of ['link text', 'link html', 'notice text', 'notice html', 'page', 'pdf'])
      expect(texts[where], where).toMatch(from)
  },
)

test.each(['he', 'en'] as const)('a quote in %s is no estimate anywhere', (lang) => {
  const quote = textsOf('s=website,maintenance:12', lang)
  for (const [where, text] of Object.entries(quote)) {
    expect(text, where).not.toMatch(lang === 'he' ? /הערכת מחיר/ : /estimate/i)
    expect(text, where).not.toMatch(lang === 'he' ? /החל מ־/ : /\bfrom ₪/i)
  }
  expect(quote['page']).toContain(copyFor(lang).quotes.accept.submit)
})
