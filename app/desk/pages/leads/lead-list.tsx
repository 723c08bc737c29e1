import { useState } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isLeadFilterOn, leadFilterQuery, type LeadFilter } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Route } from './+types/leads-page.ts'
import { countOf } from './count-of.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { LeadPaging } from './lead-paging.tsx'
import { LeadSheet, type SheetPart } from './lead-sheet.tsx'
import { LeadTable } from './lead-table.tsx'
import { SelectionBar, type LeadListKind } from './selection-bar.tsx'
import { useDeletion } from './use-deletion.ts'
import { useMoveLeads } from './use-move-leads.ts'
import { useSelection } from './use-selection.ts'

type Props = {
  page: Route.ComponentProps['loaderData']
  /** Whether a phone shows the boxes that select. */
  isSelecting: boolean
  onSelected: () => void
}

/** The table with its paging, the sheet of a lead, and what is done with the selected leads. */
export function LeadList({ page, isSelecting, onSelected }: Props) {
  const { lang, filter, leads, copy, statuses } = page
  const [opened, setOpened] = useState<{ id: string; part: SheetPart } | null>(null)
  const selection = useSelection(leads.map(({ id }) => id))
  const deletion = useDeletion(page.quotes)
  const query = leadFilterQuery(filter)
  const words = { lang, copy, statuses }
  const clear = () => {
    selection.clear()
    onSelected()
  }
  const openedLead = leads.find(({ id }) => id === opened?.id)
  return (
    <>
      <LeadTable
        {...words}
        leads={leads}
        query={query}
        selection={selection}
        isSelecting={isSelecting}
        onOpen={({ id }, part) => setOpened({ id, part })}
        onDelete={deletion.askAbout}
      />
      {opened && openedLead ? (
        <LeadSheet
          {...words}
          lead={openedLead}
          part={opened.part}
          onDelete={() => deletion.askAbout(openedLead)}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <LeadPaging
        page={page}
        query={query}
        deleteAll={page.counts.limit === null ? allWords(filter, copy) : null}
        onDeleteAll={() => deletion.askAboutAll(countOf(page.counts, filter))}
      />
      <Moves page={page} selection={selection} deletion={deletion} onClear={clear} />
    </>
  )
}

type MovesProps = Pick<Props, 'page'> & {
  selection: ReturnType<typeof useSelection>
  deletion: ReturnType<typeof useDeletion>
  onClear: () => void
}

/** Moves the selected leads, and asks before any are deleted. */
function Moves({ page, selection: { selected, selectAll }, deletion, onClear }: MovesProps) {
  const { lang, filter, leads, copy, statuses } = page
  const query = leadFilterQuery(filter)
  const { fetcher, send } = useMoveLeads(lang, query)
  return (
    <>
      <SelectionBar
        lang={lang}
        copy={copy}
        statuses={statuses}
        selected={leads.filter(({ id }) => selected.includes(id))}
        onSelectAll={selected.length === leads.length ? null : selectAll}
        onClear={onClear}
        list={listOf(filter)}
        onMove={() => {
          send([['intent', moves[listOf(filter)]], ...selected.map(asField)])
          onClear()
        }}
        onDelete={() => deletion.askAboutSelected(selected)}
      />
      <DeleteDialog
        lang={lang}
        copy={copy}
        deletion={deletion.deletion}
        erases={filter.deleted}
        action={`${adminUrl(lang, 'dashboard')}?${query}`}
        fetcher={fetcher}
        onClose={deletion.close}
      />
    </>
  )
}

/** What the button beside the deletion does with the selected leads of each list. */
const moves = {
  leads: 'hold-selected',
  held: 'release-selected',
  deleted: 'restore-selected',
} as const satisfies Record<LeadListKind, string>

function asField(id: string) {
  return ['id', id] as const
}

function listOf({ spam, deleted }: LeadFilter): LeadListKind {
  if (deleted) return 'deleted'
  return spam ? 'held' : 'leads'
}

function allWords(filter: LeadFilter, copy: AdminCopy['leads']): string {
  const { deleteAll, deleteAllFound } = filter.deleted ? copy.deleted : copy
  return isLeadFilterOn(filter) ? deleteAllFound : deleteAll
}
