import type { OwnPrice } from '#domain/pricing/own-price.ts'
import type { PriceItemId } from '#catalog/price-book.ts'
import { timeZone } from '#catalog/place.ts'
import type { PriceWords } from '#copy/he/prices.ts'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { priceText } from '#parts/price-text.ts'
import type { Prices } from '#server/settings/find-prices.ts'
import type { OwnPriceChange } from '#server/settings/price-choice-store.ts'

type Options = {
  prices: Pick<Prices, 'ownChoices' | 'rate'>
  changes: readonly OwnPriceChange[]
  lang: DeskLang
  words: PriceWords
  copy: AdminPrices
}

/** What the form of the owner's own figure shows: her figure, since when, and what it was before. */
export function describeOwn(
  item: PriceItemId,
  { prices: { ownChoices, rate }, changes, lang, words, copy: { conflicts } }: Options,
) {
  const choice = ownChoices[item]
  const own = typeof choice === 'object' ? choice : null
  const day = (at: Date) => formatDate(at, lang, { timeZone, length: 'short' })
  const amount = ({ from, to }: OwnPrice) =>
    priceText({ currency: 'ILS', from, to, unit: 'once' }, { lang, rate, words }).amount
  return {
    from: own === null ? '' : String(own.from / 100),
    to: own === null || own.to === null || own.to === own.from ? '' : String(own.to / 100),
    isFrom: own !== null && own.to === null,
    since:
      own === null
        ? null
        : fill(conflicts.own.since, { day: day(new Date(`${own.since}T12:00:00Z`)) }),
    history: changes
      .filter((change) => change.item === item)
      .map(({ at, adminName, to }) =>
        fill(conflicts.own.change, {
          day: day(at),
          name: isolateAuto(adminName),
          price: to === null ? conflicts.own.removed : amount(to),
        }),
      ),
  }
}

export type OwnPriceView = ReturnType<typeof describeOwn>
