import { useEffect, useState } from 'react'
import { data, redirect, useFetcher } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { parseLeadEdit } from '#domain/leads/lead-edit.ts'
import { leadFilterQuery, readLeadFilter } from '#domain/leads/lead-filter.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { flashCookie } from '#server/admins/flash.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { describeLeadDetails } from '#server/leads/lead-details.ts'
import { findLeadEvents, findNeighbours, getLead } from '#server/leads/lead-list-store.ts'
import {
  changeLeadStatus,
  markLeadRead,
  removeLeads,
  changeLeadNotes,
} from '#server/leads/lead-edit-store.ts'
import { findEmailPage } from '#server/email/email-list-store.ts'
import { describeEmail } from '#server/email/email-view.ts'
import { findQuotesOfLeads } from '#server/quotes/lead-quotes-store.ts'
import { describeListedQuote } from '#server/quotes/quote-list-view.ts'
import { findQuotes } from '#server/quotes/quote-store.ts'
import { studioDay } from '#server/quotes/studio-day.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import { Icon } from '../icon.tsx'
import { tell } from '../tell.ts'
import type { Route } from './+types/lead-page.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Doomed } from './delete-words.ts'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHeading } from './lead-heading.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadMails } from './lead-mails.tsx'
import { LeadQuotes } from './lead-quotes.tsx'
import { NotesForm } from './notes-form.tsx'
import { shouldRevalidateLeads } from './should-revalidate-leads.ts'

const maxEmails = 20

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const { leadId } = params
  if (!isLeadId(leadId)) throw new Response(null, { status: 404 })
  const now = new Date()
  const filter = readLeadFilter(new URL(request.url).searchParams)
  const lead = await getLead(database, leadId)
  if (!lead) throw new Response(null, { status: 404 })
  const [events, neighbours, { emails }, { quotes }, quotesToLose] = await Promise.all([
    findLeadEvents(database, leadId),
    findNeighbours(database, { filter, of: lead, now }),
    findEmailPage(database, { leadId, limit: maxEmails }),
    findQuotes(database, { leadId, today: studioDay(now), limit: maxEmails }),
    findQuotesOfLeads(database, [leadId]),
  ])
  const { leads, lead: copy, statuses, mails: mailCopy } = copyFor(lang).admin
  return {
    lang,
    neighbours,
    lead: describeLeadDetails(lead, events, lang, now),
    mails: emails.map((mail) => describeEmail(mail, lang, now)),
    quotes: quotes.map((quote) => describeListedQuote(quote, lang, now)),
    quotesToLose,
    query: leadFilterQuery(filter).toString(),
    copy: {
      leads,
      lead: copy,
      statuses,
      mails: mailCopy,
      quotes: copyFor(lang).adminQuotes.onLead,
    },
    title: `${lead.name} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Reached from this page and from the rows of the list. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const { admin } = requireSession(context)
  const { database } = context.get(serverContext)
  const { toasts } = copyFor(lang).admin
  const { close } = copyFor(lang).forms.toast
  const say = (kind: 'done' | 'failed', text: string, status = 200) =>
    data({ close, said: { kind, text } }, { status })
  const { leadId: id } = params
  const edit = parseLeadEdit(await requireForm(request))
  if (!isLeadId(id) || !edit) return say('failed', toasts.failed, 400)

  const worker = {
    adminId: admin.id,
    ipAddress: context.get(visitorContext).ipAddress,
    now: new Date(),
  }
  if (edit.intent === 'open') {
    await markLeadRead(database, id, worker)
    return data({ close, said: null })
  }
  if (edit.intent === 'delete') {
    const { removed, kept } = await removeLeads(database, [id], worker)
    if (kept > 0) return say('failed', toasts.allKept, 409)
    if (removed === 0) return say('failed', toasts.gone, 404)
    return redirect(adminUrl(lang, 'dashboard'), {
      status: 303,
      headers: { 'Set-Cookie': flashCookie('leadDeleted') },
    })
  }
  const change =
    edit.intent === 'status'
      ? await changeLeadStatus(database, { id, ...edit }, worker)
      : await changeLeadNotes(database, { id, ...edit }, worker)
  if (change === 'stale') return say('failed', toasts.stale, 409)
  if (change === 'gone') return say('failed', toasts.gone, 404)
  return say('done', edit.intent === 'status' ? toasts.statusChanged : toasts.notesSaved)
}

export const shouldRevalidate = shouldRevalidateLeads

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction()
  if (answer.said) tell(answer.said, answer.close)
  return answer
}

export default function LeadPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, lead, copy, query } = page
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const opener = useFetcher({ key: `open-${lead.id}` })
  const remover = useFetcher({ key: 'remove-lead' })
  const { submit } = opener
  const isNew = lead.status === 'new'

  // Not in the loader: a GET changes nothing, whoever makes a browser send it.
  useEffect(() => {
    if (isNew) void submit({ intent: 'open' }, { method: 'post' })
  }, [isNew, submit])

  return (
    <>
      <LeadHeading lang={lang} copy={copy} lead={lead} neighbours={page.neighbours} query={query} />
      {actionData?.said ? (
        <noscript>
          <p role="status" className="mt-4 font-semibold">
            {actionData.said.text}
          </p>
        </noscript>
      ) : null}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <section className="min-w-0 border-t-2 border-line-strong pt-4">
          <h2 className="font-semibold">{copy.lead.message}</h2>
          <p
            dir="auto"
            className="mt-2 max-w-[40em] text-lede [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {lead.message}
          </p>
        </section>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <section className="border-t-2 border-line-strong pt-4">
            <h2 className="mb-3 font-semibold">{copy.leads.columns.notes}</h2>
            <NotesForm key={lead.id} lang={lang} copy={copy.leads} lead={lead} />
          </section>
          <LeadHistory copy={copy.lead} history={lead.history} />
          <LeadQuotes lang={lang} copy={copy.quotes} leadId={lead.id} quotes={page.quotes} />
          <LeadMails lang={lang} copy={copy} mails={page.mails} />
        </div>
        <div className="min-w-0">
          <LeadFacts
            copy={copy.lead}
            labels={copy.leads.columns}
            none={copy.leads.none}
            odd={copy.leads.phoneOdd}
            lead={lead}
          />
          <button
            type="button"
            onClick={() =>
              setDoomed({ kind: 'this', id: lead.id, name: lead.name, quotes: page.quotesToLose })
            }
            className="mt-8 flex min-h-11 items-center gap-2 text-start font-medium text-danger underline-offset-4 hover:underline"
          >
            <Icon name="trash" />
            {fill(copy.leads.deleteOne, { name: lead.name })}
          </button>
        </div>
      </div>
      <DeleteDialog
        lang={lang}
        copy={copy.leads}
        doomed={doomed}
        action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
        fetcher={remover}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
