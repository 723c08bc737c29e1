import { clinicHours } from '#catalog/prices/clinic-demo.ts'
import type { ClinicPricing } from '#content/clinic-pages/pricing/page-he.ts'
import { formatWeekday } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Words = ClinicPricing['hours']
type Hours = Pick<(typeof clinicHours)[number], 'opens' | 'closes'>

const days = [0, 1, 2, 3, 4, 5, 6] as const
/** The hours that the bars show: from the first opening to the last closing. */
const [start, end] = [9, 19]

/** The week, with a bar for the opening hours of each day. A script marks today. */
export function OpeningWeek({ lang, words }: { lang: Lang; words: Words }) {
  return (
    <section className="week" aria-labelledby="week-title">
      <div>
        <h2 id="week-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.day}</th>
            <th scope="col">{words.columns.hours}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day} {...dataAttributes({ weekday: day })}>
              <th scope="row">{formatWeekday(day, lang)}</th>
              <Day hours={hoursOf(day)} closed={words.closed} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function hoursOf(day: number): Hours | undefined {
  return clinicHours.find(({ days: open }) => open.some((each) => each === day))
}

function Day({ hours, closed }: { hours: Hours | undefined; closed: string }) {
  if (!hours) return <td>{closed}</td>
  const { opens, closes } = hours
  return (
    <td>
      <svg aria-hidden="true" viewBox={`0 0 ${end - start} 1`} preserveAspectRatio="none">
        <rect
          x={Number.parseInt(opens, 10) - start}
          width={Number.parseInt(closes, 10) - Number.parseInt(opens, 10)}
          height={1}
        />
      </svg>
      <bdi dir="ltr">
        {opens}–{closes}
      </bdi>
    </td>
  )
}
