import { savings } from '#content/templates/financial-course/figures.ts'
import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { worthAfter } from './behaviours/worth-after.ts'

type Props = { lang: Lang; words: FinancialCoursePage['savings'] }

/** A sum of money, set in smaller type the less it buys. The slider needs scripts. */
export function Savings({ lang, words }: Props) {
  const { least, most, step, start, yearlyRise, years } = savings
  return (
    <section className="savings" aria-labelledby="savings-title">
      <h2 id="savings-title">{words.title}</h2>
      <div className="savings-text">
        <p>{fill(words.text, { rate: formatShare(yearlyRise, lang) })}</p>
        <p className="savings-slider">
          <label htmlFor="savings-amount">{words.slider}</label>
          <input
            type="range"
            id="savings-amount"
            min={least}
            max={most}
            step={step}
            defaultValue={start}
            aria-valuetext={formatMoney(start, lang)}
            {...dataAttributes({ 'savings-amount': true })}
          />
        </p>
      </div>
      <ol className="savings-rows">
        {years.map((after) => (
          <li key={after} className={`savings-row savings-after-${after}`}>
            <span>{after === 0 ? words.today : fill(words.after, { after })}</span>
            <output htmlFor="savings-amount" {...dataAttributes({ 'worth-after': after })}>
              {formatMoney(worthAfter(start, after), lang)}
            </output>
          </li>
        ))}
      </ol>
      <p className="savings-note">{words.note}</p>
    </section>
  )
}
