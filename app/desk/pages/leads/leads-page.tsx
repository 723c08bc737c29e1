import { useState } from 'react'
import { data, redirect } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { earliestCursor, formatLeadCursor, readLeadCursor } from '#domain/leads/lead-cursor.ts'
import { parseLeadListEdit } from '#domain/leads/lead-edit.ts'
import { parseSavedFilterEdit } from '#domain/leads/saved-filter.ts'
import { leadFilterQuery, readLeadFilter } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { linkedLeadPath, requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireForm } from '#server/request/require-form.ts'
import { countLeadLists, countLeadsByStatus } from '#server/leads/lead-count-store.ts'
import { findLeadSources } from '#server/leads/lead-source-store.ts'
import { findSavedFilters } from '#server/leads/saved-filter-store.ts'
import { findLeads } from '#server/leads/lead-list-store.ts'
import type { LeadRow } from '#server/db/lead-row.ts'
import { describeListedLead } from '#server/promises/listed-lead-view.ts'
import { findQuotesOfLeads } from '#server/quotes/lead-quotes-store.ts'
import { serverContext } from '#server/server-context.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import type { Route } from './+types/leads-page.ts'
import { editLeads } from './edit-leads.server.ts'
import { EmptyLeads } from './empty-leads.tsx'
import { UndoLine } from './undo-line.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import { applyFilterEdit } from './edit-saved-filters.server.ts'
import { nameOfFilter } from './name-of-filter.ts'
import { SavedFilters } from './saved-filters.tsx'
import { LeadsHeading } from './leads-heading.tsx'
import { callerCopy } from '#desk/parts/caller/caller-copy.server.ts'
import { describeSources } from './describe-sources.ts'
import { NewLeadsButton } from './new-leads-button.tsx'
import { shouldRevalidateLeads } from './should-revalidate-leads.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

const pageSize = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const query = new URL(request.url).searchParams
  const linked = linkedLeadPath(query)
  if (linked) throw redirect(adminUrl(lang, linked))
  const filter = readLeadFilter(query)
  const after = readLeadCursor(query.get('after'))
  const now = new Date()
  const countsAll = query.get('count') === 'all'
  const [leadPage, counts, lists, sources, saved] = await Promise.all([
    findLeads(database, { filter, after: after ?? undefined, limit: pageSize, now }),
    countLeadsByStatus(database, { filter, countsAll, now }),
    countLeadLists(database),
    findLeadSources(database),
    findSavedFilters(database),
  ])
  await recordRead(context, { action: 'leads-listed', detail: { leads: leadPage.leads.length } })
  const { leads: copy, statuses } = deskCopyFor(lang).admin
  return {
    lang,
    filter,
    counts,
    spam: lists.spam,
    deleted: lists.deleted,
    saved,
    suggestion: nameOfFilter(filter, deskCopyFor(lang).admin),
    sources: describeSources(sources, filter.source, deskCopyFor(lang).admin.leads.sources),
    leads: leadPage.leads.map((lead) =>
      describeListedLead(lead, { lang, words: deskCopyFor(lang).adminToday, now }),
    ),
    quotes: await findQuotesOfLeads(
      database,
      leadPage.leads.map(({ id }) => id),
    ),
    next: leadPage.next && formatLeadCursor(leadPage.next),
    isFirstPage: after === null,
    newest: after === null && filter.sort === 'newest' ? newestCursor(leadPage.leads) : null,
    copy,
    statuses,
    newLead: callerCopy(lang),
    exportName: deskCopyFor(lang).leadExport.open,
    importName: deskCopyFor(lang).leadImport.open,
    title: `${lists.new > 0 ? `(${lists.new}) ` : ''}${copy.title} · ${studio().name[lang]}`,
  }
}

/** The cursor of the newest lead; for an empty list, a cursor older than every lead. */
function newestCursor([first]: readonly LeadRow[]): string {
  return formatLeadCursor(first ?? earliestCursor)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const form = await requireForm(request)
  await protectChange('leads/leads-page.tsx', { form, request, context, lang })
  const server = context.get(serverContext)
  const filter = readLeadFilter(new URL(request.url).searchParams)
  const filterEdit = parseSavedFilterEdit(form)
  const { kind, text, status, undo } = filterEdit
    ? await applyFilterEdit(server, filterEdit, lang)
    : await editLeads(server, { edit: parseLeadListEdit(form), filter, actor, lang })
  // No toast where the page says what was done, beside the button that undoes it.
  const toast = undo ? null : createToastMaker(lang)(kind, text)
  return data({ toast, undo: undo && { text, fields: undo } }, { status })
}

export const shouldRevalidate = shouldRevalidateLeads

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null, undo: null })
}

export default function LeadsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, filter, leads, copy, statuses, counts } = page
  const [isSelecting, setSelecting] = useState(false)
  return (
    <>
      <LeadsHeading
        lang={lang}
        copy={copy}
        statuses={statuses}
        counts={counts}
        filter={filter}
        spam={page.spam}
        deleted={page.deleted}
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
      <LeadFilters
        lang={lang}
        copy={copy}
        statuses={statuses}
        counts={counts}
        filter={filter}
        sources={page.sources}
        isSelecting={isSelecting}
        onSelecting={() => setSelecting(!isSelecting)}
      />
      <SavedFilters
        lang={lang}
        copy={copy}
        filter={filter}
        saved={page.saved}
        suggestion={page.suggestion}
      />
      <UndoLine lang={lang} copy={copy} query={leadFilterQuery(filter)} />
      {leads.length === 0 ? (
        <EmptyLeads lang={lang} copy={copy} filter={filter} importName={page.importName} />
      ) : (
        <LeadList page={page} isSelecting={isSelecting} onSelected={() => setSelecting(false)} />
      )}
    </>
  )
}
