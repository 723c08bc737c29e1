import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { ListedLead } from '#server/promises/listed-lead-view.ts'
import { LeadRow } from './lead-row.tsx'
import type { SheetPart } from './lead-sheet.tsx'
import type { useSelection } from './use-selection.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  leads: readonly ListedLead[]
  /** The filter, for the links to the pages of the leads. */
  query: URLSearchParams
  selection: ReturnType<typeof useSelection>
  /** Whether a phone shows the boxes that select. */
  isSelecting: boolean
  onOpen: (lead: ListedLead, part: SheetPart) => void
  onDelete: (lead: ListedLead) => void
}

type Column = keyof AdminCopy['leads']['columns']

/** What each column of a wide screen has, the first of it in front. */
const columns = [
  [['name'], 'w-[13%]'],
  [['message', 'service', 'budget'], ''],
  [['next'], 'w-[10.5%]'],
  [['phone', 'email'], 'w-[13%]'],
  [['submitted', 'sourcePage'], 'w-[12%]'],
  [['status'], 'w-[8.5rem]'],
  [['notes'], 'w-[11%]'],
] as const satisfies readonly (readonly [readonly Column[], string])[]

/**
 * A table on wide screens; on narrower ones each row has two lines of the same cells. The ARIA roles
 * are explicit because `display: grid` removes the roles of table elements in some browsers.
 */
export function LeadTable({ copy, leads, selection, isSelecting, ...props }: Props) {
  const { selected, toggle, selectAll, clear } = selection
  const isAllSelected = selected.length === leads.length
  return (
    <table
      role="table"
      data-selecting={isSelecting || undefined}
      className="group/list mt-2 block w-full border-t-2 border-line-strong leading-snug md:mt-4 xl:table xl:table-fixed xl:text-small"
    >
      <TableHead
        copy={copy}
        isAllSelected={isAllSelected}
        onToggleAll={isAllSelected ? clear : selectAll}
      />
      <tbody role="rowgroup" className="grid gap-x-12 md:grid-cols-2 xl:table-row-group">
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lang={props.lang}
            copy={copy}
            statuses={props.statuses}
            lead={lead}
            query={props.query}
            isSelected={selected.includes(lead.id)}
            onSelect={(isRange) => toggle(lead.id, { isRange })}
            onOpen={(part) => props.onOpen(lead, part)}
            onDelete={() => props.onDelete(lead)}
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
        {columns.map(([names, width]) => (
          <th
            key={names[0]}
            role="columnheader"
            scope="col"
            className={`${width} px-1.5 py-2.5 text-start font-medium`}
          >
            {names.map((name) => copy.columns[name]).join(', ')}
          </th>
        ))}
        <th role="columnheader" scope="col" className="w-11 py-2">
          <span className="sr-only">{copy.actionsColumn}</span>
        </th>
      </tr>
    </thead>
  )
}
