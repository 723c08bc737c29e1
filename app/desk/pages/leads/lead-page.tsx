import { useState } from 'react'
import { useFetcher } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { parseLeadEdit } from '#domain/leads/lead-edit.ts'
import { leadFilterQuery, readLeadFilter } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireForm } from '#server/request/require-form.ts'
import { describeLeadDetails } from '#server/leads/lead-details.ts'
import { findLeadEvents, findNeighbours } from '#server/leads/lead-list-store.ts'
import { findNotes } from '#server/leads/lead-note-store.ts'
import { describeLead } from '#server/leads/lead-view.ts'
import { describeNote } from '#server/leads/note-view.ts'
import { describeKit } from '#server/promises/kit-view.ts'
import { findTodayLead } from '#server/promises/today-store.ts'
import { findOtherEnquiries } from '#server/people/person-lead-store.ts'
import { findEmailPage } from '#server/email/email-list-store.ts'
import { describeEmail } from '#server/email/email-view.ts'
import { findQuotesOfLeads } from '#server/quotes/lead-quotes-store.ts'
import { describeListedQuote } from '#server/quotes/quote-list-view.ts'
import { findQuotes } from '#server/quotes/quote-store.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { studioDay } from '#server/studio-day.ts'
import { serverContext } from '#server/server-context.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { createToastResponse } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import type { Route } from './+types/lead-page.ts'
import { describeCorrection } from './correction.server.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Deletion } from './deletion-texts.ts'
import { editLead } from './edit-lead.server.ts'
import { BinPanel } from './bin-panel.tsx'
import { HeldPanel } from './held-panel.tsx'
import { PutAside } from './put-aside.tsx'
import { joinLead } from './join-lead.server.ts'
import { LeadHeading } from './lead-heading.tsx'
import { LeadDetails, LeadNext, LeadRecords } from './lead-records.tsx'
import { LeadMessage } from './lead-message.tsx'
import { useMarkAsRead } from './use-mark-as-read.ts'
import { shouldRevalidateLeads } from './should-revalidate-leads.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** The maximum number of emails shown, and of quotes. */
const maxListed = 20

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  const { database } = server
  const { list } = findPrices(server)
  const { leadId } = params
  if (!isLeadId(leadId)) throw new Response(null, { status: 404 })
  const now = new Date()
  const filter = readLeadFilter(new URL(request.url).searchParams)
  const known = await findTodayLead(database, leadId)
  if (!known) throw new Response(null, { status: 404 })
  const { lead } = known
  await recordRead(context, { action: 'lead-viewed', detail: { lead: leadId } })
  const [notes, others, events, neighbours, { emails }, { quotes }, quotesToDelete] =
    await Promise.all([
      findNotes(database, leadId),
      findOtherEnquiries(database, leadId),
      findLeadEvents(database, leadId),
      findNeighbours(database, { filter, of: lead, now }),
      findEmailPage(database, { leadId, limit: maxListed }),
      findQuotes(database, { leadId, today: studioDay(now), limit: maxListed }),
      findQuotesOfLeads(database, [leadId]),
    ])
  const { leads, lead: copy, statuses, emails: emailCopy } = deskCopyFor(lang).admin
  return {
    lang,
    neighbours,
    lead: describeLeadDetails(lead, events, lang, now),
    kit: describeKit(known, { settings: server.settings, lang, now, siteUrl: studio().url }),
    notes: notes.map((note) => describeNote(note, lang, now)),
    others: others.map(({ lead, link }) => ({ lead: describeLead(lead, lang, now), link })),
    emails: emails.map((email) => describeEmail(email, lang, now)),
    quotes: quotes.map((quote) => describeListedQuote(quote, lang, { now, list })),
    quotesToDelete,
    correction: describeCorrection(lead, lang),
    query: leadFilterQuery(filter).toString(),
    keepTitle: deskCopyFor(lang).adminPrivacy.retention.keep.title,
    copy: {
      leads,
      lead: copy,
      statuses,
      notice: deskCopyFor(lang).admin.notice.open,
      people: deskCopyFor(lang).adminPeople,
      emails: emailCopy,
      quotes: deskCopyFor(lang).adminQuotes.onLead,
    },
    title: `${lead.name} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/**
 * Handles the forms of this page and of the rows in the list of leads. With scripts, changes are
 * posted to lead-changes.ts instead.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const server = context.get(serverContext)
  const { leadId: id } = params
  const form = await requireForm(request)
  await protectChange('leads/lead-page.tsx', { form, request, context, lang })
  const edit = parseLeadEdit(form)
  if (!isLeadId(id) || !edit)
    return createToastResponse(lang)('failed', deskCopyFor(lang).admin.toasts.failed, 400)
  return edit.intent === 'join' || edit.intent === 'part'
    ? joinLead(server, { id, edit, actor, lang })
    : editLead(server, { id, edit, actor, lang })
}

export const shouldRevalidate = shouldRevalidateLeads

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

export default function LeadPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, lead, copy, query } = page
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const remover = useFetcher({ key: 'remove-lead' })
  useMarkAsRead(lead)
  const askToDelete = () =>
    setDeletion({ kind: 'current', id: lead.id, name: lead.name, quotes: page.quotesToDelete })
  return (
    <>
      <LeadHeading
        lang={lang}
        copy={copy}
        lead={lead}
        others={page.others.length}
        neighbours={page.neighbours}
        query={query}
      />
      <LeadNext page={page} />
      <BinPanel lang={lang} copy={copy.leads} lead={lead} onErase={askToDelete} />
      <HeldPanel lang={lang} copy={copy.leads} lead={lead} onDelete={askToDelete} />
      <NoScriptToast toast={actionData?.toast ?? null} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <LeadMessage title={copy.lead.message} message={lead.message} />
        <LeadRecords page={page} answer={actionData} />
        <div className="min-w-0">
          <LeadDetails page={page} />
          <PutAside lang={lang} copy={copy.leads} lead={lead} onDelete={askToDelete} />
        </div>
      </div>
      <DeleteDialog
        lang={lang}
        copy={copy.leads}
        deletion={deletion}
        erases={lead.erasedIn !== null}
        action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
        fetcher={remover}
        onClose={() => setDeletion(null)}
      />
    </>
  )
}
