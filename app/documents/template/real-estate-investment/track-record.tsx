import { type DealId, deals } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { Lines } from './lines.tsx'
import { resultsOf } from './results.ts'

type Words = RealEstatePage['record']
type Props = { lang: Lang; words: Words }

export function TrackRecord({ lang, words }: Props) {
  const { columns } = words
  return (
    <section className="record" id="record" aria-labelledby="record-title">
      <div className="section-head">
        <h2 id="record-title">
          <Lines lines={words.title} />
        </h2>
        <p>{fill(words.lead, resultsOf(deals))}</p>
      </div>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.deal}</th>
            <th scope="col">{columns.years}</th>
            <th scope="col" className="record-figure">
              {columns.plan}
            </th>
            <th scope="col" className="record-figure">
              {columns.actual}
            </th>
            <th scope="col">
              <span className="hidden-label">{columns.chart}</span>
              <span aria-hidden="true" className="record-key">
                {words.planned}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <DealRow key={deal.id} lang={lang} words={words} deal={deal} />
          ))}
        </tbody>
      </table>
      <p className="method">{words.method}</p>
    </section>
  )
}

type RowProps = Props & { deal: (typeof deals)[number] }

function DealRow({ lang, words, deal: { id, bought, sold, plan, actual } }: RowProps) {
  const why: Partial<Record<DealId, string>> = words.why
  return (
    <tr className={actual < plan ? 'record-missed' : undefined}>
      <th scope="row">
        {words.deals[id]}
        {why[id] === undefined ? null : <span className="record-why">{why[id]}</span>}
      </th>
      <td className="record-years">
        <bdi>
          {bought}–{sold}
        </bdi>
      </td>
      <td className="record-figure">
        <Label text={words.columns.plan} />
        {formatShare(plan, lang)}
      </td>
      <td className="record-figure record-actual">
        <Label text={words.columns.actual} />
        {formatShare(actual, lang)}
      </td>
      <td className="record-chart">
        <Bar plan={plan} actual={actual} />
      </td>
    </tr>
  )
}

/** Repeats the column heading where the rows are folded, on a narrow screen. */
function Label({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="record-label">
      {text}
    </span>
  )
}

/** The range of the scale in basis points: zero is at a seventh of it. */
const scale = { min: -200, max: 1_200 }

function Bar({ plan, actual }: { plan: number; actual: number }) {
  const from = Math.min(0, actual) - scale.min
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${scale.max - scale.min} 100`}
      preserveAspectRatio="none"
      className="bar"
    >
      <path className="bar-grid" d={gridLines()} />
      <rect className="bar-actual" x={from} y={24} width={Math.abs(actual)} height={52} />
      <path className="bar-zero" d={`M${-scale.min} 0v100`} />
      <path className="bar-plan" d={`M${plan - scale.min} 6v88`} />
    </svg>
  )
}

function gridLines(): string {
  return [400, 800, 1_200].map((share) => `M${share - scale.min} 0v100`).join('')
}
