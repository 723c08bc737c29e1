import type { AdminMonth } from '#desk/words/he/month.ts'
import type { GroupView } from '#server/months/month-view.ts'

type Props = {
  copy: AdminMonth
  words: AdminMonth['bySource' | 'byService']
  groups: readonly GroupView[]
}

/** Leads by one of their properties, the most first, each with a bar of its share. */
export function GroupTable({ copy, words, groups }: Props) {
  const most = Math.max(1, ...groups.map(({ leads }) => leads))
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{words.title}</h2>
      {groups.length === 0 ? (
        <p className="mt-3 text-fg-muted">{copy.empty}</p>
      ) : (
        <table className="mt-3 w-full text-small">
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{copy.leads}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, leads }) => (
              <tr key={name} className="border-b border-line">
                <th
                  scope="row"
                  className="w-1/2 py-3 pe-4 text-start font-medium [overflow-wrap:anywhere]"
                >
                  <bdi>{name}</bdi>
                </th>
                <td className="py-3 whitespace-nowrap tabular-nums">
                  {leads}
                  <svg
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className="ms-3 inline-block h-2 w-3/4 rtl:-scale-x-100"
                  >
                    <rect width={(leads / most) * 100} height="8" className="fill-action" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
