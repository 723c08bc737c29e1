import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { optionalIds, countedLines } from '#domain/quotes/price-quote.ts'
import { readAcceptance, type QuoteAcceptance } from '#domain/quotes/quote-acceptance.ts'
import { readSnapshot, type QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime, formatDay, formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl, quoteUrl } from '#i18n/links.ts'
import type { quotes, quoteVersions } from '../db/schema.ts'
import type { QuoteValues } from './templates/email-slots.ts'

/**
 * A quote as stored. Parsed only when its email is composed, so that a damaged one fails no other
 * email.
 */
export type EmailQuote = {
  id: string
  token: string
  snapshot: string
  acceptance: string | null
  acceptanceHash: string | null
}

export type ParsedEmailQuote = Omit<EmailQuote, 'snapshot' | 'acceptance'> & {
  snapshot: QuoteSnapshot
  acceptance: QuoteAcceptance | null
}

export function toEmailQuote(
  quote: typeof quotes.$inferSelect | null,
  version: typeof quoteVersions.$inferSelect | null,
): EmailQuote | null {
  if (!quote || !version) return null
  const { id, token, acceptance, acceptanceHash } = quote
  return { id, token, snapshot: version.snapshot, acceptance, acceptanceHash }
}

export function parseEmailQuote({ snapshot, acceptance, ...quote }: EmailQuote): ParsedEmailQuote {
  return {
    ...quote,
    snapshot: readSnapshot(snapshot),
    acceptance: acceptance === null ? null : readAcceptance(acceptance),
  }
}

type Input = { quote: ParsedEmailQuote; name: string; lang: Lang; siteUrl: string }

const { timeZone } = company

/** The slot values of a quote in the email's language, not yet escaped. */
export function quoteValues({ quote, name, lang, siteUrl }: Input): QuoteValues {
  const { id, token, snapshot, acceptance, acceptanceHash } = quote
  const { emails } = copyFor(lang).quotes
  const accepted = {
    number: snapshot.number,
    acceptedBy: acceptance?.name ?? '',
    when: acceptance ? formatDateTime(new Date(acceptance.at), lang, { timeZone }) : '',
  }
  return {
    quoteNumber: snapshot.number,
    quoteReady: fill(emails.link.text, {
      number: snapshot.number,
      day: formatDay(snapshot.validUntil, lang),
    }),
    quoteRequested: fill(emails.notice.text, { number: snapshot.number, name }),
    quoteAccepted: fill(emails.acceptanceReceipt.text, accepted),
    quoteAcceptedNotice: fill(emails.acceptanceNotice.text, accepted),
    quoteTotal: totalsOf(acceptance?.totals ?? snapshot.totals, lang),
    quoteLines: countedLines(snapshot.lines, acceptance?.chosen ?? optionalIds(snapshot.lines))
      .map(({ name, detail }) => [name[lang], detail[lang]].filter(Boolean).join(', '))
      .join('\n'),
    quoteValidUntil: formatDay(snapshot.validUntil, lang),
    quoteHref: `${siteUrl}${quoteUrl(lang, token)}`,
    quoteAdminHref: `${siteUrl}${adminUrl(lang, `dashboard/quotes/${id}`)}`,
    acceptanceCode: acceptanceHash ?? '',
  }
}

/** The one-time total, the monthly total, or both joined by a plus. */
export function totalsOf({ once, monthly }: QuoteSnapshot['totals'], lang: Lang): string {
  const { lines } = copyFor(lang).quotes
  const each = fill(lines.perMonth, { amount: formatMoney(monthly, lang) })
  if (monthly === 0) return formatMoney(once, lang)
  return once === 0 ? each : `${formatMoney(once, lang)} + ${each}`
}
