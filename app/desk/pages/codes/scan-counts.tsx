import type { AdminCodes } from '#desk/words/he/codes.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { formatDay, formatNumber } from '#i18n/format.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { DayScans } from '#server/short-links/scan-store.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCodes
  scans: readonly DayScans[]
  /** The first day that is shown; the last is `today`. */
  from: string
  today: string
}

/** Scans by day: a bar for each day, and a table of the days with scans. */
export function ScanCounts({ lang, copy: { scans: copy }, scans, from, today }: Props) {
  const total = scans.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy.title}</h2>
      {total === 0 ? (
        <p className="mt-3 text-fg-muted">{copy.empty}</p>
      ) : (
        <>
          <p className="display-voice mt-3 text-[1.75rem] leading-none">
            {fillPlural(copy.total, total, lang)}
          </p>
          <Bars lang={lang} scans={scans} from={from} today={today} />
          <Days lang={lang} copy={copy} scans={scans} />
        </>
      )}
      <p className="mt-3 text-small text-fg-muted">{copy.note}</p>
    </section>
  )
}

/** In units of the drawing's view box. */
const barWidth = 8
const height = 60

function Bars({ lang, scans, from, today }: Omit<Props, 'copy'>) {
  const days = daysBetween(from, today)
  const most = Math.max(...scans.map(({ count }) => count))
  return (
    <div aria-hidden="true" className="mt-4 text-small text-fg-muted">
      <svg
        viewBox={`0 0 ${days.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b-2 border-line-strong rtl:-scale-x-100"
      >
        {days.map((day, index) => {
          const count = scans.find((each) => each.day === day)?.count ?? 0
          const tall = (count / most) * height
          return (
            <rect
              key={day}
              x={index * barWidth + 1}
              y={height - tall}
              width={barWidth - 2}
              height={tall}
              className="fill-dot"
            />
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between">
        <span>{formatDay(from, lang)}</span>
        <span>{formatDay(today, lang)}</span>
      </p>
    </div>
  )
}

function daysBetween(from: string, to: string): string[] {
  const days = [from]
  for (let day = from; day < to; days.push(day)) day = addDays(day, 1)
  return days
}

function Days({
  lang,
  copy,
  scans,
}: Pick<Props, 'lang' | 'scans'> & { copy: AdminCodes['scans'] }) {
  return (
    <table className="mt-4 w-full text-start text-small tabular-nums">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-start">
            {copy.day}
          </th>
          <th scope="col" className="py-2 text-end">
            {copy.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {scans.toReversed().map(({ day, count }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-2 text-start font-normal">
              {formatDay(day, lang)}
            </th>
            <td className="py-2 text-end">{formatNumber(count, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
