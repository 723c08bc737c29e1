import { stages } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { type BuildingId, buildings } from '#content/templates/real-estate-investment/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { Elevation } from './drawing/elevation.tsx'
import { Lines } from './lines.tsx'

type Words = RealEstatePage['buildings']
type Props = { lang: Lang; words: Words }

/** The buildings on offer, side by side on one ground line. */
export function Buildings({ lang, words }: Props) {
  // SAFETY: the object has only these keys.
  const ids = Object.keys(buildings) as BuildingId[]
  return (
    <section className="buildings" id="buildings" aria-labelledby="buildings-title">
      <div className="section-head">
        <h2 id="buildings-title">
          <Lines lines={words.title} />
        </h2>
        <p>{words.lead}</p>
      </div>
      <ul className="legend">
        {Object.entries(words.legend).map(([state, name]) => (
          <li key={state} className={`legend-${state}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="plots">
        {ids.map((id) => (
          <Plot key={id} lang={lang} words={words} id={id} />
        ))}
      </div>
    </section>
  )
}

function Plot({ lang, words, id }: Props & { id: BuildingId }) {
  const { name, place, plan } = words.items[id]
  const { stage, leased } = buildings[id]
  const index = stages.indexOf(stage) + 1
  return (
    <article className={`plot plot-${id}`}>
      <div className="plot-front">
        <Elevation
          id={id}
          label={fill(words.drawing, { name, leased: formatShare(leased, lang) })}
        />
      </div>
      <h3>{name}</h3>
      <p className="plot-place">{place}</p>
      <p className="plot-stage">
        <svg aria-hidden="true" viewBox="0 0 50 4" preserveAspectRatio="none">
          {stages.map((each, stageIndex) => (
            <rect
              key={each}
              className={stageIndex < index ? 'stage-reached' : 'stage-ahead'}
              x={stageIndex * 10 + 0.5}
              width={9}
              height={4}
            />
          ))}
        </svg>
        <strong>{words.stages[stage]}</strong>{' '}
        <span>{fill(words.stage, { index, total: stages.length })}</span>
      </p>
      <p className="plot-plan">{plan}</p>
      <Facts lang={lang} words={words} id={id} />
    </article>
  )
}

function Facts({ lang, words: { facts }, id }: Props & { id: BuildingId }) {
  const building = buildings[id]
  const rows = [
    { name: facts.plan, value: formatShare(building.plan, lang) },
    { name: facts.leased, value: formatShare(building.leased, lang) },
    { name: facts.equity, value: formatMoney(building.equity, lang) },
    { name: facts.raised, value: formatShare(building.raised, lang) },
    { name: facts.least, value: formatMoney(building.least, lang) },
    { name: facts.sale, value: String(building.sale) },
  ]
  return (
    <dl className="facts">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
