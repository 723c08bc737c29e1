import { timeZone } from '#catalog/place.ts'
import { isTermId, termOf } from '#catalog/terms.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { optionalIds, countedLines, priceQuote, quoteKind } from '#domain/quotes/price-quote.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import { readAcceptance, type QuoteAcceptance } from '#domain/quotes/quote-acceptance.ts'
import type { Decline } from '#domain/quotes/decline.ts'
import { readSnapshot, type QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import { plainName } from '#domain/text/plain-name.ts'
import { isolateAuto, markLine } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatShare } from '#i18n/format-share.ts'
import { formatDateTime, formatDay, formatMoney, formatRange } from '#i18n/format.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { adminUrl, quoteUrl } from '#i18n/links.ts'
import { signedMoney } from '../quotes/quote-sums.ts'
import { itemTermTexts } from '../quotes/quote-words.ts'
import type { quotes, quoteVersions } from '../db/schema.ts'
import type { NewLead } from '../db/lead-row.ts'
import type { QuoteValues } from './templates/email-slots.ts'

/**
 * A quote as stored. It is parsed only when its email is composed, so that a damaged one does not
 * affect other emails.
 */
export type EmailQuote = {
  id: string
  token: string
  snapshot: string
  acceptance: string | null
  acceptanceHash: string | null
  decline: Decline | null
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
  const { id, token, acceptance, acceptanceHash, declinedAt } = quote
  const { declineReason: reason, declineText: text } = quote
  const decline = declinedAt && { reason, text }
  return { id, token, snapshot: version.snapshot, acceptance, acceptanceHash, decline }
}

export function parseEmailQuote({ snapshot, acceptance, ...quote }: EmailQuote): ParsedEmailQuote {
  return {
    ...quote,
    snapshot: readSnapshot(snapshot),
    acceptance: acceptance === null ? null : readAcceptance(acceptance),
  }
}

type Input = {
  quote: ParsedEmailQuote
  lead: Pick<NewLead, 'name' | 'email'>
  lang: Lang
  siteUrl: string
  /** null: no link to the admin area. */
  ownerUrl: string | null
}
/** The lines that the email is about: those that were accepted, else all. */
function chosenIn({ snapshot, acceptance }: ParsedEmailQuote): readonly string[] {
  return acceptance?.chosen ?? optionalIds(snapshot.lines)
}

export function emailOfferKind(quote: ParsedEmailQuote): OfferKind {
  return quoteKind(quote.snapshot, chosenIn(quote))
}

/** The slot values of a quote in the email's language, not yet escaped. */
export function quoteValues({ quote, lead, lang, siteUrl, ownerUrl }: Input): QuoteValues {
  const { id, token, snapshot, acceptance, acceptanceHash } = quote
  const { emails, offers } = copyFor(lang).quotes
  const chosen = chosenIn(quote)
  const kind = emailOfferKind(quote)
  const { link, notice } = offers[kind]
  const { number } = snapshot
  const lines = countedLines(snapshot.lines, chosen)
  const sums = offerSums(acceptance?.totals ?? snapshot.totals, { kind, lang })
  const terms = itemTermTexts(lines, lang, snapshot.downPayment)
  const accepted = {
    number: snapshot.number,
    acceptedBy: isolateAuto(acceptance?.name ?? ''),
    when: acceptance ? formatDateTime(new Date(acceptance.at), lang, { timeZone }) : '',
  }
  return {
    quoteNumber: snapshot.number,
    quoteReady: fill(link.text, {
      number: snapshot.number,
      day: formatDay(snapshot.validUntil, lang),
    }),
    quoteRequested: fill(notice.text, {
      number: snapshot.number,
      name: isolateAuto(lead.name),
    }),
    quoteAccepted: fill(emails.acceptanceReceipt.text, {
      ...accepted,
      acceptedBy: isolateAuto(plainName(acceptance?.name ?? '') ?? lead.email),
    }),
    quoteAcceptedNotice: fill(emails.acceptanceNotice.text, accepted),
    quoteDeclinedNotice: fill(emails.declineNotice.text, { number, name: isolateAuto(lead.name) }),
    quoteReopenedNotice: fill(emails.reopenNotice.text, {
      number,
      name: isolateAuto(lead.name),
      day: formatDay(snapshot.validUntil, lang),
    }),
    declineReason: describeDecline(quote.decline, lang),
    quoteTotal: sums.total,
    quoteMonthly: sums.monthly,
    quoteLines: lines
      .map(({ name, detail, isCredit, amount }) =>
        isCredit
          ? `${name[lang]}: ${signedMoney(amount, lang)}`
          : [name[lang], detail[lang]].filter(Boolean).join(', '),
      )
      .map((line) => markLine(line, languages[lang].dir))
      .join('\n'),
    quoteVat: vatOf(snapshot, chosen, lang),
    quoteDelivery: deliveryOf(lines, lang),
    quotePayment: terms.payment,
    quoteCancellation: terms.cancellation,
    quoteValidUntil: formatDay(snapshot.validUntil, lang),
    quoteHref: `${siteUrl}${quoteUrl(lang, token)}`,
    quoteAdminHref: ownerUrl === null ? '' : ownerUrl + adminUrl(lang, `dashboard/quotes/${id}`),
    acceptanceCode: acceptanceHash ?? '',
  }
}

/** The reason and the words of a decline, each on its own line. */
export function describeDecline(decline: Decline | null, lang: Lang): string {
  const { reasons, noReason } = copyFor(lang).quotes.decline
  const { reason = null, text = '' } = decline ?? {}
  const parts = [reason === null ? '' : reasons[reason], text].filter((part) => part !== '')
  return parts.length === 0 ? noReason : parts.join('\n')
}

/** The total of a quote, or "from" the total of an estimate. */
export function offerTotal(
  totals: QuoteSnapshot['totals'],
  { kind, lang }: { kind: OfferKind; lang: Lang },
): string {
  const { total, monthly } = offerSums(totals, { kind, lang })
  return [total, monthly].filter(Boolean).join(' ')
}

/** The same in two parts; `monthly` is '' where `total` says everything. */
function offerSums(
  totals: QuoteSnapshot['totals'],
  { kind, lang }: { kind: OfferKind; lang: Lang },
): { total: string; monthly: string } {
  const { total, monthly } = sumsOf(totals, lang)
  const { from } = copyFor(lang).quotes.lines
  return { total: kind === 'quote' ? total : fill(from, { amount: total }), monthly }
}

/**
 * The one-time total, and after a plus the total of subscriptions per month and for their whole
 * term, which is the `total` of a quote without one-time lines. A term of 0 is not mentioned.
 */
function sumsOf({ once, monthly, term }: QuoteSnapshot['totals'], lang: Lang) {
  const { lines, sums } = copyFor(lang).quotes
  const perMonth = fill(lines.perMonth, { amount: formatMoney(monthly, lang) })
  const each =
    term === 0
      ? perMonth
      : fill(sums.monthlyAndTerm, { monthly: perMonth, term: formatMoney(term, lang) })
  if (monthly === 0) return { total: formatMoney(once, lang), monthly: '' }
  return once === 0
    ? { total: each, monthly: '' }
    : { total: formatMoney(once, lang), monthly: `+ ${each}` }
}

/** The VAT in the one-time total, the monthly total, or both; '' of an exempt dealer. */
function vatOf(snapshot: QuoteSnapshot, chosen: readonly string[], lang: Lang): string {
  const { once, monthly } = priceQuote(snapshot, chosen)
  if (snapshot.rules.vat.rate === 0) return ''
  const vat = sumsOf({ once: once.vat, monthly: monthly.vat, term: 0 }, lang)
  return fill(copyFor(lang).quotes.emails.vat, {
    rate: formatShare(snapshot.rules.vat.rate, lang),
    amount: [vat.total, vat.monthly].filter(Boolean).join(' '),
  })
}

/** The delivery time of each service, if its terms state one (requirements 5.7). */
function deliveryOf(lines: readonly QuoteLine[], lang: Lang): string {
  const { days, daysUnknown } = copyFor(lang).quotes.emails
  const firstOfService = lines.filter(
    ({ service }, at) => lines.findIndex((line) => line.service === service) === at,
  )
  const times = firstOfService.flatMap(({ service, name }) => {
    const id = `delivery.${service}`
    if (!isTermId(id)) return []
    const { from, to } = termOf(id)
    const line = fill(days, { service: name[lang], days: formatRange(from, to, lang) })
    return [markLine(line, languages[lang].dir)]
  })
  return times.length === 0 ? daysUnknown : times.join('\n')
}
