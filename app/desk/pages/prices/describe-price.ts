import type { ComparedPrice, ComparedPriceSource } from '#catalog/price-comparison.ts'
import type { Scope } from '#catalog/prices/price-source.ts'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import type { PriceWords } from '#copy/he/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoneyDifference, formatRange } from '#i18n/format.ts'
import { priceText } from '#parts/price-text.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type TextOptions = { lang: DeskLang; rate: number; words: PriceWords; copy: AdminPrices }

/** The texts of a price and its sources, limited to what the page shows. */
export function describePrice(
  { item, settledBy, priceSources }: ComparedPrice,
  options: TextOptions,
) {
  return {
    item,
    settledBy,
    name: options.copy.items[item],
    shown: describeShown(priceSources, options),
    priceSources: priceSources.map((priceSource) => describePriceSource(priceSource, options)),
  }
}

/** The price that the site shows now, and from which source. */
function describeShown(priceSources: readonly ComparedPriceSource[], options: TextOptions) {
  const chosen = priceSources.find(({ isChosen }) => isChosen)
  if (!chosen) return { price: '', source: null, label: '' }
  const { unit, source } = chosen.priceSource
  return {
    price: priceText({ currency: 'ILS', ...chosen.paid, unit }, options).amount,
    source,
    label: options.copy.sources[source],
  }
}

export type PriceView = ReturnType<typeof describePrice>
export type PriceSourceView = PriceView['priceSources'][number]

function describePriceSource(
  { priceSource, isChosen, paid, difference }: ComparedPriceSource,
  options: TextOptions,
) {
  const { source, unit, vat } = priceSource
  return {
    source,
    label: options.copy.sources[source],
    isChosen,
    hasSamePrice: difference === null,
    written: priceText({ ...priceSource, vat: undefined }, options).amount,
    scope: describeScope(priceSource.scope, options),
    vat: options.copy.conflicts.vat[vat],
    paid: priceText({ currency: 'ILS', ...paid, unit }, options).amount,
    difference: isChosen ? null : describeDifference(difference, options),
  }
}

/** The difference at both ends of a range, or at its only end. */
function describeDifference(
  difference: ComparedPriceSource['difference'],
  { lang, copy }: TextOptions,
): string {
  if (difference === null) return copy.conflicts.same
  const ends = [...new Set([difference.from, difference.to])].filter((end) => end !== null)
  return ends.length === 0
    ? copy.conflicts.none
    : ends.map((end) => formatMoneyDifference(end, lang)).join(' · ')
}

/** What the price includes, such as 'screens: 5–12, revisions: 3'. */
function describeScope(scope: Scope, { lang, copy: { conflicts } }: TextOptions): string {
  const spanText = (span: Scope[keyof Scope]) => {
    if (span === undefined || span === 'unlimited') return conflicts.unlimited
    return span.to === null
      ? fill(conflicts.atLeast, { count: span.from })
      : formatRange(span.from, span.to, lang)
  }
  const kinds = Object.keys(scope) as (keyof Scope)[]
  return kinds.map((kind) => `${conflicts.scope[kind]}: ${spanText(scope[kind])}`).join(', ')
}
