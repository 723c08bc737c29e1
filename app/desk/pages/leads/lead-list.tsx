import { useState } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isLeadFilterOn, leadFilterQuery, type LeadFilter } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Route } from './+types/leads-page.ts'
import { countOf } from './count-of.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Deletion } from './deletion-texts.ts'
import { LeadPaging } from './lead-paging.tsx'
import { LeadTable } from './lead-table.tsx'
import { SelectionBar, type LeadListKind } from './selection-bar.tsx'
import { useMoveLeads } from './use-move-leads.ts'

type ListProps = { page: Route.ComponentProps['loaderData'] }

/** The table with its paging, and the deletion of one, the selected or all leads. */
export function LeadList({ page }: ListProps) {
  const { lang, filter, leads, copy } = page
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const { fetcher, send } = useMoveLeads(lang, leadFilterQuery(filter))
  // Ignores checked leads that are no longer in the list.
  const selectedLeads = leads.filter(({ id }) => checked.has(id))
  const selected = selectedLeads.map(({ id }) => id)
  const query = leadFilterQuery(filter)
  const selectAll = () => setChecked(new Set(leads.map(({ id }) => id)))
  const clear = () => setChecked(new Set())
  const quotesOf = (ids: readonly string[]) =>
    page.quotes.filter(({ leadId }) => ids.includes(leadId))
  return (
    <>
      <LeadTable
        lang={lang}
        copy={copy}
        statuses={page.statuses}
        leads={leads}
        query={query}
        selected={new Set(selected)}
        onSelect={setChecked}
        onDelete={({ id, name }) => setDeletion({ kind: 'one', id, name, quotes: quotesOf([id]) })}
      />
      <LeadPaging
        page={page}
        query={query}
        deleteAll={page.counts.limit === null ? allWords(filter, copy) : null}
        onDeleteAll={() => setDeletion({ kind: 'all', count: countOf(page.counts, filter) })}
      />
      <SelectionBar
        lang={lang}
        copy={copy}
        statuses={page.statuses}
        selected={selectedLeads}
        onSelectAll={selected.length === leads.length ? null : selectAll}
        onClear={clear}
        list={listOf(filter)}
        onMove={() => {
          send([['intent', moves[listOf(filter)]], ...selected.map(asField)])
          clear()
        }}
        onDelete={() =>
          setDeletion({ kind: 'selected', ids: selected, quotes: quotesOf(selected) })
        }
      />
      <DeleteDialog
        lang={lang}
        copy={copy}
        deletion={deletion}
        erases={filter.deleted}
        action={`${adminUrl(lang, 'dashboard')}?${query}`}
        fetcher={fetcher}
        onClose={() => setDeletion(null)}
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
