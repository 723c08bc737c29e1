import type { AdminMonth } from '#desk/words/he/month.ts'
import { monthFigures } from '#domain/months/month-figures.ts'
import type { MonthView } from '#server/months/month-view.ts'

type Props = { copy: AdminMonth; months: readonly (MonthView & { id: string })[] }

/** All figures of the months, for reading aloud and for copying. Scrolls on a phone. */
export function MonthsTable({ copy, months }: Props) {
  return (
    <section className="mt-12 border-t-2 border-line-strong pt-4">
      <h2 id="months-title" className="text-[1.25rem] font-semibold">
        {copy.months}
      </h2>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        role="region"
        aria-labelledby="months-title"
        className="mt-3 overflow-x-auto"
      >
        <table className="w-full min-w-160 text-small">
          <thead>
            <tr className="border-b-2 border-line-strong text-fg-muted">
              {[copy.month, ...monthFigures.map((figure) => copy.figures[figure].name)].map(
                (column) => (
                  <th key={column} scope="col" className="py-2 pe-4 text-start font-medium">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {months.map(({ id, name, texts }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-3 pe-4 text-start font-medium">
                  {name}
                </th>
                {monthFigures.map((figure) => (
                  <td key={figure} className="py-3 pe-4 tabular-nums">
                    <bdi>{texts[figure]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
