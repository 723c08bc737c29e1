import { deals } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { formatNumber } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { resultsOf } from './results.ts'

type Props = { lang: Lang; words: RealEstatePage['strip'] }

/** Four figures that stay in view while the page scrolls. */
export function Strip({ lang, words }: Props) {
  const { deals: count, average, below, months } = resultsOf(deals)
  const figures = [
    { name: words.average, figure: formatShare(average, lang) },
    { name: words.deals, figure: formatNumber(count, lang) },
    { name: words.below, figure: formatNumber(below, lang) },
    { name: words.months, figure: formatNumber(months, lang) },
  ]
  return (
    <section className="strip" aria-label={words.label}>
      <dl>
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p>{words.note}</p>
    </section>
  )
}
