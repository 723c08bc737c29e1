import type { AdminAudit } from '#desk/words/he/audit.ts'
import type { RefusedDayView } from '#server/admins/audit/audit-view.ts'

type Props = { copy: AdminAudit['refusals']; days: readonly RefusedDayView[] }

/** The number of refused attempts on each day, to sign in and to open a screen. */
export function RefusedDays({ copy, days }: Props) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 id="refusals" className="text-[1.25rem] font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 text-small text-fg-muted">{copy.lead}</p>
      {days.length === 0 ? (
        <p className="mt-4">{copy.none}</p>
      ) : (
        <DaysTable copy={copy} days={days} />
      )}
    </section>
  )
}

function DaysTable({ copy, days }: Props) {
  const head = 'border-b border-line py-2 pe-3 text-start align-bottom font-normal text-fg-muted'
  return (
    <table aria-labelledby="refusals" className="mt-4 w-full text-small tabular-nums">
      <thead>
        <tr>
          <th className={head}>{copy.day}</th>
          <th className={head}>{copy.refused}</th>
          <th className={head}>{copy.limited}</th>
          <th className={head}>{copy.screens}</th>
          <th className={head}>{copy.address}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, refused, limited, screens, lastAddress }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-2 pe-3 text-start font-medium">
              {day}
            </th>
            <td className="py-2 pe-3">{refused}</td>
            <td className="py-2 pe-3">{limited}</td>
            <td className="py-2 pe-3">{screens}</td>
            <td className="py-2 [overflow-wrap:anywhere]">
              <bdi dir="ltr">{lastAddress}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
