import type { AdminCards } from '#desk/words/he/cards.ts'
import { formatDay } from '#i18n/format.ts'
import type { CardCount } from '#server/cards/card-count-store.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminCards; days: readonly CardCount[] }

/** Views and taps by day, newest first; days without any are left out. */
export function CardCounts({ lang, copy, days }: Props) {
  const rows = [...Map.groupBy(days, ({ day }) => day)].toReversed()
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy.counts.title}</h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-fg-muted">{copy.counts.empty}</p>
      ) : (
        <table className="mt-3 w-full text-start text-small tabular-nums">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-start">
                {copy.counts.day}
              </th>
              <th scope="col" className="py-2 text-start">
                {copy.kinds.view}
              </th>
              <th scope="col" className="py-2 text-start">
                {copy.counts.taps}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([day, counts]) => (
              <tr key={day} className="border-b border-line align-top">
                <th scope="row" className="py-2 text-start font-normal">
                  {formatDay(day, lang)}
                </th>
                <td className="py-2">{counts.find(({ kind }) => kind === 'view')?.count ?? 0}</td>
                <td className="py-2">{describeTaps(counts, copy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function describeTaps(counts: readonly CardCount[], { kinds }: AdminCards): string {
  const taps = counts.filter(({ kind }) => kind !== 'view')
  return taps.map(({ kind, count }) => `${kinds[kind]} ${count}`).join(' · ') || '0'
}
