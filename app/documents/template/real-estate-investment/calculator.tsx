import { terms } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import {
  type QuestionId,
  questions,
  type ScenarioId,
  scenarios,
} from '#content/templates/real-estate-investment/prices.ts'
import { fill, fillKnown } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { paidBack } from './behaviours/scenario.ts'
import { termText } from './behaviours/term-text.ts'
import { Fan } from './fan-chart.tsx'
import { Lines } from './lines.tsx'

type Words = RealEstatePage['calculator']
type Props = { lang: Lang; words: Words }

const start = {
  sum: questions.sum.start,
  years: questions.years.start,
  fee: questions.fee.start,
  share: questions.share.start,
}

/** The range of possible repayments. The sliders need scripts; without them it is an example. */
export function Calculator({ lang, words: raw }: Props) {
  const words = fillKnown(raw, { preferred: formatShare(terms.preferred, lang) })
  const amounts = {
    weak: formatMoney(paidBack(start, scenarios.weak) * 100, lang),
    middle: formatMoney(paidBack(start, scenarios.middle) * 100, lang),
    good: formatMoney(paidBack(start, scenarios.good) * 100, lang),
  }
  const { sum, years: term } = startTexts(lang)
  return (
    <section className="calculator" id="calculator" aria-labelledby="calculator-title">
      <div className="calculator-head">
        <h2 id="calculator-title">
          <Lines lines={words.title} />
        </h2>
        <p>{words.lead}</p>
      </div>
      <div role="group" aria-label={words.label} className="sliders">
        {questionIds.map((id) => (
          <Slider key={id} id={id} label={words.fields[id]} text={startTexts(lang)[id]} />
        ))}
      </div>
      <div className="outcome">
        <Fan label={words.chart} start={start} />
        <p className="fan-axis">
          <span>{words.today}</span>
          <span>{termText(questions.years.most, lang)}</span>
        </p>
        <dl className="amounts">
          {scenarioIds.map((id) => (
            <div key={id} className={`scenario-${id}`}>
              <dt>
                {words.scenarios[id]}{' '}
                <span>{fill(words.rate, { rate: formatShare(scenarios[id], lang) })}</span>
              </dt>
              <dd>
                <bdi className={`amount-${id}`}>{amounts[id]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p role="status" className="calculation" {...dataAttributes({ calculation: words.result })}>
        {fill(words.result, { sum, term, ...amounts })}
      </p>
      <p className="method">{words.note}</p>
    </section>
  )
}

// SAFETY: the objects have only these keys.
const questionIds = Object.keys(questions) as QuestionId[]
const scenarioIds = Object.keys(scenarios) as ScenarioId[]

function startTexts(lang: Lang): Record<QuestionId, string> {
  return {
    sum: formatMoney(start.sum * 100, lang),
    years: termText(start.years, lang),
    fee: formatShare(start.fee, lang),
    share: formatShare(start.share, lang),
  }
}

function Slider({ id, label, text }: { id: QuestionId; label: string; text: string }) {
  const { least, most, step, start: chosen } = questions[id]
  return (
    <div className={`slider slider-${id}`}>
      <label htmlFor={`calculator-${id}`}>{label}</label>
      <bdi className={`slider-value value-${id}`} aria-hidden="true">
        {text}
      </bdi>
      <input
        type="range"
        id={`calculator-${id}`}
        min={least}
        max={most}
        step={step}
        defaultValue={chosen}
        aria-valuetext={text}
      />
    </div>
  )
}
