import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { prices } from '#content/templates/crystal-workshop/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

type Props = { lang: Lang; words: CrystalWorkshopPage['summary'] }

/** The whole offer in two sentences, as large as a headline. */
export function Summary({ lang, words }: Props) {
  return (
    <div className="summary">
      <p className="summary-text">{words.text}</p>
      <p className="summary-price">{fill(words.price, { price: formatMoney(prices.one, lang) })}</p>
      <p className="fine">{words.fictional}</p>
    </div>
  )
}
