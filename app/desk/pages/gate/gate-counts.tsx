import type { AdminGate } from '#desk/words/he/gate.ts'
import type { CountryCountTable } from './country-counts.ts'

type Props = { copy: AdminGate['counts']; tables: readonly CountryCountTable[] }

export function GateCounts({ copy, tables }: Props) {
  if (tables.length === 0) return <p className="text-fg-muted">{copy.empty}</p>
  return (
    <>
      {tables.map((table) => (
        <CountryTable key={table.title} copy={copy} table={table} />
      ))}
      <p className="mt-3 max-w-[40em] text-small text-fg-muted">{copy.note}</p>
    </>
  )
}

function CountryTable({
  copy,
  table: { title, columns, rows, sum },
}: {
  copy: AdminGate['counts']
  table: CountryCountTable
}) {
  return (
    <table className="mb-8 w-full text-small tabular-nums last-of-type:mb-0">
      <caption className="pb-3 text-start text-[1.25rem] font-semibold text-fg">{title}</caption>
      <thead>
        <tr className="border-b-2 border-line-strong">
          <th scope="col" className="py-2 text-start font-semibold">
            {columns.country}
          </th>
          <th scope="col" className="w-24 py-2 text-end font-semibold">
            {columns.today}
          </th>
          <th scope="col" className="w-28 py-2 text-end font-semibold">
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, today, total }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2.5 text-start text-body font-normal">
              {name}
            </th>
            <td className="py-2.5 text-end text-fg-muted">{today}</td>
            <td className="py-2.5 text-end">{total}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2.5 text-start">
            {copy.sum}
          </th>
          <td className="py-2.5 text-end">{sum.today}</td>
          <td className="py-2.5 text-end">{sum.total}</td>
        </tr>
      </tfoot>
    </table>
  )
}
