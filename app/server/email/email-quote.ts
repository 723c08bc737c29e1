import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { optionalIds, takenLines } from '#domain/quotes/price-quote.ts'
import { readAcceptance, type QuoteAcceptance } from '#domain/quotes/quote-acceptance.ts'
import { readSnapshot, type QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime, formatDay, formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl, quoteUrl } from '#i18n/links.ts'
import type { quotes, quoteVersions } from '../db/schema.ts'
import type { QuoteValues } from './templates/email-slots.ts'

/** What emails tell of a quote, as it is stored: a text that cannot be read spoils its own email and no other. */
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

type Told = { quote: ParsedEmailQuote; name: string; lang: Lang; siteUrl: string }

const { timeZone } = company

/** The quote in words of the email's language, not escaped yet. */
export function quoteValues({ quote, name, lang, siteUrl }: Told): QuoteValues {
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
    quoteAsked: fill(emails.notice.text, { number: snapshot.number, name }),
    quoteAccepted: fill(emails.acceptanceReceipt.text, accepted),
    quoteAcceptedNotice: fill(emails.acceptanceNotice.text, accepted),
    quoteTotal: totalsOf(acceptance?.totals ?? snapshot.totals, lang),
    quoteLines: takenLines(snapshot.lines, acceptance?.chosen ?? optionalIds(snapshot.lines))
      .map(({ name, detail }) => [name[lang], detail[lang]].filter(Boolean).join(', '))
      .join('\n'),
    quoteValidUntil: formatDay(snapshot.validUntil, lang),
    quoteHref: `${siteUrl}${quoteUrl(lang, token)}`,
    quoteAdminHref: `${siteUrl}${adminUrl(lang, `dashboard/quotes/${id}`)}`,
    acceptanceCode: acceptanceHash ?? '',
  }
}

/** Both figures where there are two: what is paid once, and what is paid monthly. */
export function totalsOf({ once, monthly }: QuoteSnapshot['totals'], lang: Lang): string {
  const { lines } = copyFor(lang).quotes
  const each = fill(lines.perMonth, { amount: formatMoney(monthly, lang) })
  if (monthly === 0) return formatMoney(once, lang)
  return once === 0 ? each : `${formatMoney(once, lang)} + ${each}`
}
