import { studio } from '#catalog/studio.server.ts'
import { quoteRules } from '#catalog/quote-rules.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { optionalIds, priceQuote } from '#domain/quotes/price-quote.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import { writeLogo } from '#domain/studio/studio-pictures.ts'
import type { PricingRules } from '#domain/pricing/price-lines.ts'
import { freezeText, type Frozen } from './quote-hash.ts'
import { generalTerms, itemTerms, packageNames } from './quote-words.ts'
import { studioDay } from '../studio-day.ts'

export type QuoteContent = { lines: readonly QuoteLine[]; claims: readonly string[]; note: string }

/** Rules and exchange rate from the current settings. */
export type Terms = { rules: PricingRules; exchange: QuoteSnapshot['exchange'] }

export type Issue = {
  number: string
  version: number
  client: QuoteSnapshot['client']
  content: QuoteContent
  terms: Terms
  now: Date
}

export type FrozenQuote = Frozen & { snapshot: QuoteSnapshot }

/** Creates the snapshot of everything that a quote depends on, at `now`. */
export function freezeQuote({ number, version, client, content, terms, now }: Issue): FrozenQuote {
  const { lines, claims, note } = content
  const { once, monthly, term } = priceQuote(
    { lines, claims, rules: terms.rules },
    optionalIds(lines),
  )
  return freezeSnapshot({
    format: 1,
    number,
    version,
    issuedAt: now.toISOString(),
    validUntil: addDays(studioDay(now), studio().quoteValidDays),
    studio: currentStudio(),
    client,
    lines: [...lines],
    claims: [...claims],
    rules: copyRules(terms.rules),
    packageNames: packageNames(terms.rules),
    exchange: terms.exchange,
    downPayment: studio().sales.downPayment,
    terms: [...itemTerms(lines, studio().sales.downPayment), ...generalTerms()],
    note,
    totals: { once: once.total, monthly: monthly.total, term: term.total },
  })
}

/** The same quote with a later last day. Prices, rules and rates stay as issued. */
export function extendSnapshot(snapshot: QuoteSnapshot, now: Date): FrozenQuote {
  const from = [studioDay(now), snapshot.validUntil].toSorted().at(-1) ?? snapshot.validUntil
  return freezeSnapshot({
    ...snapshot,
    version: snapshot.version + 1,
    validUntil: addDays(from, quoteRules.extendDays),
  })
}

/** The same content as the next version, which the owner can edit. */
export function reviseSnapshot(snapshot: QuoteSnapshot): FrozenQuote {
  return freezeSnapshot({ ...snapshot, version: snapshot.version + 1 })
}

function freezeSnapshot(snapshot: QuoteSnapshot): FrozenQuote {
  return { ...freezeText(snapshot), snapshot }
}

function currentStudio(): QuoteSnapshot['studio'] {
  const { name, legal, email, phone, logo } = studio()
  return {
    name: { he: name.he, en: name.en },
    legalName: { he: legal.name.he, en: legal.name.en },
    registration: legal.registration,
    email,
    phone,
    ...(logo && { logo: writeLogo(logo) }),
  }
}

function copyRules({ tiers, packages, vat }: PricingRules): QuoteSnapshot['rules'] {
  const copied = packages.map((offer) => ({
    ...offer,
    services: [...offer.services],
    impliedBy: [...offer.impliedBy],
  }))
  return { tiers: [...tiers], packages: copied, vat }
}
