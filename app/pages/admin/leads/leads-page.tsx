import { useState } from 'react'
import { redirect, useFetcher } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { AdminCopy } from '#copy/he/admin.ts'
import { earliestCursor, formatLeadCursor, readLeadCursor } from '#domain/leads/lead-cursor.ts'
import { parseLeadListEdit } from '#domain/leads/lead-edit.ts'
import { isLeadFilterOn, leadFilterQuery, readLeadFilter } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireActor } from '#server/admins/actor.ts'
import { linkedLeadPath, requireSession } from '#server/admins/current-session.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { countLeadsByStatus, countSpam, findLeads } from '#server/leads/lead-list-store.ts'
import type { ListedLead } from '#server/leads/lead-list-store.ts'
import { describeLead } from '#server/leads/lead-view.ts'
import {
  removeLeads,
  removeMatchingLeads,
  type RemovalResult,
} from '#server/leads/lead-edit-store.ts'
import { findQuotesOfLeads } from '#server/quotes/lead-quotes-store.ts'
import { serverContext } from '#server/server-context.ts'
import { createToastResponse } from '../action-response.ts'
import type { ActionToast } from '../action-toast.ts'
import { callServer } from '../needs-connection.ts'
import type { Route } from './+types/leads-page.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Deletion } from './deletion-texts.ts'
import { EmptyLeads } from './empty-leads.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadPaging } from './lead-paging.tsx'
import { LeadTable } from './lead-table.tsx'
import { LeadsHeading } from './leads-heading.tsx'
import { newLeadCopy } from './new-lead-copy.server.ts'
import { NewLeadsButton } from './new-leads-button.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { shouldRevalidateLeads } from './should-revalidate-leads.ts'

const pageSize = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const query = new URL(request.url).searchParams
  const linked = linkedLeadPath(query)
  if (linked) throw redirect(adminUrl(lang, linked))
  const filter = readLeadFilter(query)
  const after = readLeadCursor(query.get('after'))
  const now = new Date()
  const [found, counts, spam] = await Promise.all([
    findLeads(database, { filter, after: after ?? undefined, limit: pageSize, now }),
    countLeadsByStatus(database, { filter, now }),
    countSpam(database),
  ])
  const { leads: copy, statuses } = copyFor(lang).admin
  return {
    lang,
    filter,
    counts,
    spam,
    leads: found.leads.map((lead) => describeLead(lead, lang, now)),
    quotes: await findQuotesOfLeads(
      database,
      found.leads.map(({ id }) => id),
    ),
    next: found.next && formatLeadCursor(found.next),
    isFirstPage: after === null,
    newest: after === null && filter.sort === 'newest' ? newestOf(found.leads) : null,
    copy,
    statuses,
    newLead: newLeadCopy(lang),
    title: `${counts.byStatus.new ? `(${counts.byStatus.new}) ` : ''}${copy.title} · ${company.name[lang]}`,
  }
}

/** The cursor of the first lead; of an empty list, one that every lead is newer than. */
function newestOf([first]: readonly ListedLead[]): string {
  return formatLeadCursor(first ?? earliestCursor)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const actor = requireActor(context)
  const { database } = context.get(serverContext)
  const { toasts } = copyFor(lang).admin
  const respond = createToastResponse(lang)
  const edit = parseLeadListEdit(await requireForm(request))
  if (!edit) return respond('failed', toasts.failed, 400)
  const filter = readLeadFilter(new URL(request.url).searchParams)
  const removed =
    edit.intent === 'delete-selected'
      ? await removeLeads(database, edit.ids, actor)
      : await removeMatchingLeads(database, { filter, expected: edit.count }, actor)
  if (removed === 'stale') return respond('failed', toasts.countChanged, 409)
  const { kind, text } = removalToast(removed, toasts)
  return respond(kind, text)
}

function removalToast(
  { removed, kept }: RemovalResult,
  toasts: AdminCopy['toasts'],
): Pick<ActionToast, 'kind' | 'text'> {
  if (kept > 0)
    return removed === 0
      ? { kind: 'failed', text: toasts.allKept }
      : { kind: 'done', text: toasts.someKept }
  return { kind: 'done', text: removed === 1 ? toasts.leadDeleted : toasts.leadsDeleted }
}

export const shouldRevalidate = shouldRevalidateLeads

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

export default function LeadsPage({ loaderData: page }: Route.ComponentProps) {
  const { lang, filter, leads, copy, statuses, counts } = page
  return (
    <>
      <LeadsHeading
        lang={lang}
        copy={copy}
        statuses={statuses}
        counts={counts}
        filter={filter}
        spam={page.spam}
        newLead={page.newLead}
      />
      {page.newest === null ? null : (
        <NewLeadsButton
          lang={lang}
          copy={copy}
          query={leadFilterQuery(filter)}
          newest={page.newest}
        />
      )}
      <LeadFilters lang={lang} copy={copy} statuses={statuses} counts={counts} filter={filter} />
      {leads.length === 0 ? (
        <EmptyLeads lang={lang} copy={copy} filter={filter} />
      ) : (
        <LeadList page={page} />
      )}
    </>
  )
}

type ListProps = { page: Route.ComponentProps['loaderData'] }

/** The table, paging, and deleting one, the selected or all leads. */
function LeadList({ page }: ListProps) {
  const { lang, filter, leads, copy, counts } = page
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const remover = useFetcher({ key: 'remove-leads' })
  // Leads that left the list since they were checked do not count.
  const selectedLeads = leads.filter(({ id }) => checked.has(id))
  const selected = selectedLeads.map(({ id }) => id)
  const query = leadFilterQuery(filter)
  const quotesOf = (ids: readonly string[]) =>
    page.quotes.filter(({ leadId }) => ids.includes(leadId))
  const count = filter.status ? (counts.byStatus[filter.status] ?? 0) : counts.all
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
        copy={copy}
        query={query}
        next={page.next}
        isFirstPage={page.isFirstPage}
        deleteAll={isLeadFilterOn(filter) ? copy.deleteAllFound : copy.deleteAll}
        onDeleteAll={() => setDeletion({ kind: 'all', count })}
      />
      <SelectionBar
        lang={lang}
        copy={copy}
        statuses={page.statuses}
        selected={selectedLeads}
        onSelectAll={
          selected.length === leads.length
            ? null
            : () => setChecked(new Set(leads.map(({ id }) => id)))
        }
        onClear={() => setChecked(new Set())}
        onDelete={() =>
          setDeletion({ kind: 'selected', ids: selected, quotes: quotesOf(selected) })
        }
      />
      <DeleteDialog
        lang={lang}
        copy={copy}
        deletion={deletion}
        action={`${adminUrl(lang, 'dashboard')}?${query}`}
        fetcher={remover}
        onClose={() => setDeletion(null)}
      />
    </>
  )
}
