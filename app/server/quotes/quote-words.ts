import { itemScopeOf, type ItemScope } from '#catalog/item-scope.ts'
import { isSoldItemId, termsOfItem } from '#catalog/item-terms.ts'
import { isSellableId } from '#catalog/sellables.ts'
import { copyFor, paymentTexts } from '#copy/copy.server.ts'
import type { BasisPoints } from '#domain/money.ts'
import type { PricingRules } from '#domain/pricing/price-lines.ts'
import type { QuoteLine, Words } from '#domain/quotes/quote-line.ts'
import { stateWithExceptions } from '#domain/text/state-with-exceptions.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatList } from '#i18n/format-list.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'

type Copy = ReturnType<typeof copyFor>

/** A text in both languages, because a quote can be read in either. */
function inBothLanguages(text: (copy: Copy) => string): Words {
  return { he: text(copyFor('he')), en: text(copyFor('en')) }
}

/**
 * How the lines of a quote are paid, and how each can be cancelled, as on the pages of services.
 * @param downPayment the share of this quote, which may be another one than that of today
 */
export function itemTermTexts(
  lines: readonly QuoteLine[],
  lang: Lang,
  downPayment: BasisPoints,
): { payment: string; cancellation: string } {
  const { cancellation } = copyFor(lang).servicePage.terms
  const payment = paymentTexts(lang, downPayment)
  const sold = lines.filter(({ isCredit }) => !isCredit)
  const state = (textOf: (line: QuoteLine) => string) =>
    stateWithExceptions(sold.map((line) => ({ name: nameOf(line, lang), text: textOf(line) })))
  return {
    payment: state((line) => payment[line.payment]),
    cancellation: state(({ id, months }) => {
      if (isSoldItemId(id)) return cancellation[termsOfItem(id).cancellation]
      return cancellation[months === null ? 'work' : 'subscription']
    }),
  }
}

function nameOf({ name, detail }: QuoteLine, lang: Lang): string {
  const text = detail[lang] === '' ? name[lang] : `${name[lang]} (${detail[lang]})`
  // A name that starts with Latin letters still has the direction of this language.
  return isolate(text, languages[lang].dir)
}

/** The terms of these lines, to be frozen in a quote. */
export function itemTerms(lines: readonly QuoteLine[], downPayment: BasisPoints): Words[] {
  if (lines.length === 0) return []
  const textIn = (lang: Lang, kind: 'payment' | 'cancellation') =>
    fill(copyFor(lang).quotes.terms[kind], {
      text: itemTermTexts(lines, lang, downPayment)[kind],
    })
  return [
    ...(['payment', 'cancellation'] as const).map((kind) => ({
      he: textIn('he', kind),
      en: textIn('en', kind),
    })),
    ...scopeTerms(lines),
  ]
}

/** What the lines leave out, and their rounds of corrections; nothing where no line states any. */
function scopeTerms(lines: readonly QuoteLine[]): Words[] {
  const excludedIn = (lang: Lang) => {
    const { excluded } = copyFor(lang).servicePage
    return stateWithExceptions(
      scoped(lines, ({ excluded }) => excluded.length > 0).map((line) => ({
        name: nameOf(line, lang),
        text: `${formatList(
          line.scope.excluded.map((id) => excluded[id]),
          lang,
        )}.`,
      })),
    )
  }
  const roundsIn = (lang: Lang) =>
    stateWithExceptions(
      scoped(lines, ({ rounds }) => rounds !== null).map((line) => ({
        name: nameOf(line, lang),
        text: `${line.scope.rounds}.`,
      })),
    )
  const texts = { rounds: roundsIn, excluded: excludedIn }
  return (['rounds', 'excluded'] as const)
    .filter((kind) => texts[kind]('he') !== '')
    .map((kind) => ({
      he: fill(copyFor('he').quotes.terms[kind], { text: texts[kind]('he') }),
      en: fill(copyFor('en').quotes.terms[kind], { text: texts[kind]('en') }),
    }))
}

function scoped(lines: readonly QuoteLine[], has: (scope: ItemScope) => boolean) {
  return lines.flatMap((line) => {
    const scope = isSoldItemId(line.id) ? itemScopeOf(line.id) : null
    return scope !== null && has(scope) ? [{ ...line, scope }] : []
  })
}

/** The general terms of a quote. Those of an estimate promise nothing and are not frozen. */
export function generalTerms(): Words[] {
  return copyFor('he').quotes.offers.quote.terms.map((_, at) =>
    inBothLanguages(({ quotes }) => quotes.offers.quote.terms[at] ?? ''),
  )
}

export function packageNames({ packages }: PricingRules): QuoteSnapshot['packageNames'] {
  const nameIn = (id: string, { catalogue }: Copy) =>
    new Map<string, { name: string }>(Object.entries(catalogue.packages)).get(id)?.name ?? id
  return Object.fromEntries(
    packages.map(({ id }) => [id, inBothLanguages((copy) => nameIn(id, copy))]),
  )
}

/**
 * The names of a basket line: the service with its option below, or the add-on with its service
 * below.
 */
export function lineWords({
  id,
  service,
  isAddon,
}: {
  id: string
  service: string
  isAddon: boolean
}): { name: Words; detail: Words } {
  const serviceName = inBothLanguages(({ catalogue }) =>
    isSellableId(service) ? catalogue.services[service].name : service,
  )
  const partName = inBothLanguages(({ catalogue }) => nameIn(catalogue.parts, id) ?? '')
  return isAddon ? { name: partName, detail: serviceName } : { name: serviceName, detail: partName }
}

function nameIn(table: Readonly<Record<string, { name: string }>>, id: string): string | undefined {
  return Object.hasOwn(table, id) ? table[id]?.name : undefined
}
