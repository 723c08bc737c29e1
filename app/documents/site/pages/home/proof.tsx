import { measurements, scoreIds } from '#catalog/measurements.ts'
import type { Home } from '#content/pages/home/he.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { Figure } from '#documents/site/parts/figure.tsx'

type Props = { lang: Lang; copy: Home['testimonials']['proof'] }

/**
 * Facts that a visitor can check: how this site was measured, and two documents as clients get
 * them.
 */
export function Proof({ lang, copy }: Props) {
  const { day, scores, largestPaint } = measurements
  return (
    <div className="proof">
      <dl className="proof-scores">
        <div>
          <dt>{copy.speed}</dt>
          <dd>
            <Figure value={Math.round(largestPaint / 100) / 10} suffix="" />
          </dd>
        </div>
        {scoreIds.map((id) => (
          <div key={id}>
            <dt>{copy.scores[id]}</dt>
            <dd>
              <Figure value={scores[id]} suffix="" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[34em] text-small text-pretty text-fg-muted">
        {fill(copy.method, { day: formatDay(day, lang) })}
      </p>
      <p className="flex flex-wrap gap-x-7 gap-y-1">
        <a
          href={`/assets/business-launch/sample-business-plan-${lang}.pdf`}
          className="text-link"
          download
        >
          {copy.plan}
        </a>
        <a href={pageUrl(lang, 'sample-quote.pdf')} className="text-link">
          {copy.quote}
        </a>
      </p>
    </div>
  )
}
