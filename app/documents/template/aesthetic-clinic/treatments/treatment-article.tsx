import type { ReactNode } from 'react'
import type { ClinicTreatments } from '#content/clinic-pages/treatments/page-he.ts'
import type { ClinicTreatment } from '#content/templates/aesthetic-clinic/figures.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { minutesOf } from '../minutes.ts'
import { TreatmentMark } from './treatment-mark.tsx'

type Props = { lang: Lang; words: ClinicTreatments; treatment: ClinicTreatment }

export function TreatmentArticle({ lang, words, treatment }: Props) {
  const { id, price } = treatment
  const { labels, items } = words
  const { name, line, text, unit, after, prepare, risks } = items[id]
  return (
    <article className="treatment" id={id} aria-labelledby={`${id}-title`}>
      <div className="treatment-name">
        <TreatmentMark id={id} />
        <h2 id={`${id}-title`}>{name}</h2>
        <p>{line}</p>
      </div>
      <div className="treatment-words">
        <p className="treatment-text">{text}</p>
        <dl className="treatment-facts">
          <Fact title={labels.duration}>
            {fill(words.minutes, { minutes: minutesOf(treatment, lang) })}
          </Fact>
          <Fact title={labels.price}>
            <span className="treatment-price">
              {price === null ? words.priceOpen : <bdi>{formatMoney(price, lang)}</bdi>}
            </span>{' '}
            {unit}
          </Fact>
          <Fact title={labels.after}>{after}</Fact>
        </dl>
        <div className="treatment-care">
          <h3>{labels.prepare}</h3>
          <ul>
            {prepare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="treatment-care">
          <h3>{labels.risks}</h3>
          <dl className="treatment-risks">
            <Fact title={words.common}>{risks.common}</Fact>
            <Fact title={words.sometimes}>{risks.sometimes}</Fact>
            <Fact title={words.rare}>{risks.rare}</Fact>
          </dl>
        </div>
      </div>
    </article>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
