import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { LeadRow } from './lead-row.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  leads: readonly LeadView[]
  /** The filter, for the links to the pages of the leads. */
  query: URLSearchParams
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onDelete: (lead: LeadView) => void
}

const columns = [
  ['name', 'w-[10%]'],
  ['email', 'w-[13%]'],
  ['phone', 'w-[9.5%]'],
  ['service', 'w-[8.5%]'],
  ['budget', 'w-[7.5%]'],
  ['message', ''],
  ['submitted', 'w-[6.5%]'],
  ['sourcePage', 'w-[8%]'],
  ['status', 'w-[10.5%]'],
  ['notes', 'w-[9.5%]'],
] as const satisfies readonly (readonly [keyof AdminCopy['leads']['columns'], string])[]

/**
 * A table on wide screens; on narrower ones each row is a tile of the same cells. The ARIA roles
 * are explicit because `display: grid` removes the roles of table elements in some browsers.
 */
export function LeadTable({
  lang,
  copy,
  statuses,
  leads,
  query,
  selected,
  onSelect,
  onDelete,
}: Props) {
  const isAllSelected = leads.every(({ id }) => selected.has(id))
  const toggle = (id: string, isSelected: boolean) =>
    onSelect(new Set(isSelected ? [...selected, id] : [...selected].filter((each) => each !== id)))
  return (
    <table
      role="table"
      className="mt-2 block w-full md:mt-4 border-t-2 border-line-strong text-small leading-snug xl:table xl:table-fixed"
    >
      <TableHead
        copy={copy}
        isAllSelected={isAllSelected}
        onToggleAll={() => onSelect(new Set(isAllSelected ? [] : leads.map(({ id }) => id)))}
      />
      <tbody role="rowgroup" className="grid gap-x-12 md:grid-cols-2 xl:table-row-group">
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lang={lang}
            copy={copy}
            statuses={statuses}
            lead={lead}
            query={query}
            isSelected={selected.has(lead.id)}
            onSelect={(isSelected) => toggle(lead.id, isSelected)}
            onDelete={() => onDelete(lead)}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = { copy: AdminCopy['leads']; isAllSelected: boolean; onToggleAll: () => void }

function TableHead({ copy, isAllSelected, onToggleAll }: HeadProps) {
  return (
    <thead role="rowgroup" className="hidden xl:table-header-group">
      <tr role="row" className="border-b border-line text-start text-fg-muted">
        <th role="columnheader" scope="col" className="w-12 py-2 ps-3 text-start">
          <label className="-m-2 grid size-9 place-items-center">
            <input
              type="checkbox"
              aria-label={copy.selectAll}
              checked={isAllSelected}
              onChange={onToggleAll}
              className="size-5"
            />
          </label>
        </th>
        {columns.map(([column, width]) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            className={`${width} px-1.5 py-2.5 text-start font-medium`}
          >
            {copy.columns[column]}
          </th>
        ))}
        <th role="columnheader" scope="col" className="w-9 py-2">
          <span className="sr-only">{copy.actionsColumn}</span>
        </th>
      </tr>
    </thead>
  )
}
