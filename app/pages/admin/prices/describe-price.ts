import type { ComparedPrice, ComparedReading } from '#catalog/price-comparison.ts'
import type { Scope } from '#catalog/prices/reading.ts'
import type { AdminPrices } from '#copy/he/admin-prices.ts'
import type { PriceWords } from '#copy/he/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoneyDifference, formatRange } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { priceText } from '#site/price-text.ts'

type Voice = { lang: Lang; rate: number; words: PriceWords; copy: AdminPrices }

/** A price and its readings, in words: what the browser needs and no more. */
export function describePrice({ item, isSettled, readings }: ComparedPrice, voice: Voice) {
  return {
    item,
    isSettled,
    name: voice.copy.items[item],
    readings: readings.map((reading) => describeReading(reading, voice)),
  }
}

export type PriceView = ReturnType<typeof describePrice>
export type ReadingView = PriceView['readings'][number]

function describeReading({ reading, isChosen, paid, difference }: ComparedReading, voice: Voice) {
  const { source, unit, vat } = reading
  return {
    source,
    label: voice.copy.sources[source],
    isChosen,
    written: priceText({ ...reading, vat: undefined }, voice).amount,
    scope: describeScope(reading.scope, voice),
    vat: voice.copy.conflicts.vat[vat],
    paid: priceText({ currency: 'ILS', ...paid, unit }, voice).amount,
    difference: isChosen ? null : describeDifference(difference, voice),
  }
}

/** Of both ends of a range, or of the one that there is. */
function describeDifference(
  difference: ComparedReading['difference'],
  { lang, copy }: Voice,
): string {
  if (difference === null) return copy.conflicts.same
  const ends = [...new Set([difference.from, difference.to])].filter((end) => end !== null)
  return ends.length === 0
    ? copy.conflicts.none
    : ends.map((end) => formatMoneyDifference(end, lang)).join(' · ')
}

/** What the price buys, as its own text says: 'screens: 5–12, revisions: 3'. */
function describeScope(scope: Scope, { lang, copy: { conflicts } }: Voice): string {
  const spanText = (span: Scope[keyof Scope]) => {
    if (span === undefined || span === 'unlimited') return conflicts.unlimited
    return span.to === null
      ? fill(conflicts.atLeast, { count: span.from })
      : formatRange(span.from, span.to, lang)
  }
  const kinds = Object.keys(scope) as (keyof Scope)[]
  return kinds.map((kind) => `${conflicts.scope[kind]}: ${spanText(scope[kind])}`).join(', ')
}
