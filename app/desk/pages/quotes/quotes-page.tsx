import { redirect } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { formatLeadCursor, readLeadCursor } from '#domain/leads/lead-cursor.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { isQuoteStatus } from '#domain/quotes/quote-status.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireForm } from '#server/request/require-form.ts'
import { startDraft } from '#server/quotes/new-draft.ts'
import { describeListedQuote } from '#server/quotes/quote-list-view.ts'
import { countQuotesByStatus, findQuotes } from '#server/quotes/quote-store.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { studioDay } from '#server/studio-day.ts'
import { serverContext } from '#server/server-context.ts'
import { ListPaging } from '#desk/parts/list-paging.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { createToastResponse } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/quotes-page.ts'
import { QuoteRow } from './quote-row.tsx'
import { QuoteTabs } from './quote-tabs.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

const pageSize = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  const { database } = server
  const { list } = findPrices(server)
  const query = new URL(request.url).searchParams
  const requested = query.get('status')
  const status = isQuoteStatus(requested) ? requested : undefined
  const after = readLeadCursor(query.get('after'))
  const now = new Date()
  const today = studioDay(now)
  const [page, counts] = await Promise.all([
    findQuotes(database, {
      status,
      today,
      after: after ? { createdAt: after.receivedAt, id: after.id } : undefined,
      limit: pageSize,
    }),
    countQuotesByStatus(database, today),
  ])
  await recordRead(context, { action: 'quotes-listed', detail: { quotes: page.quotes.length } })
  const { adminQuotes: copy, quotes } = deskCopyFor(lang)
  return {
    lang,
    copy,
    statuses: quotes.statuses,
    counts,
    status: status ?? null,
    quotes: page.quotes.map((quote) => describeListedQuote(quote, lang, { now, list })),
    next: page.next && formatLeadCursor({ receivedAt: page.next.createdAt, id: page.next.id }),
    isFirstPage: after === null,
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Starts a draft for the lead whose page posted the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const { toasts } = deskCopyFor(lang).admin
  const respond = createToastResponse(lang)
  const form = await requireForm(request)
  await protectChange('quotes/quotes-page.tsx', { form, request, context, lang })
  const leadId = form.get('lead')
  if (form.get('intent') !== 'draft' || !isLeadId(leadId))
    return respond('failed', toasts.failed, 400)
  const id = await startDraft(context.get(serverContext), { leadId, actor })
  return id === null
    ? respond('failed', toasts.gone, 404)
    : redirect(adminUrl(lang, `dashboard/quotes/${id}`), 303)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

export default function QuotesPage({ loaderData }: Route.ComponentProps) {
  const { lang, copy, statuses, counts, status, quotes, next, isFirstPage } = loaderData
  return (
    <>
      <h1 className="display-voice text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-2 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <QuoteTabs lang={lang} copy={copy} statuses={statuses} counts={counts} status={status} />
      {quotes.length === 0 ? (
        <EmptyState {...(status === null ? copy.empty : { title: copy.noneWithStatus })} />
      ) : (
        <ul className="mt-4 border-t-2 border-line-strong text-small">
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} lang={lang} copy={copy} quote={quote} />
          ))}
        </ul>
      )}
      <ListPaging
        copy={copy.paging}
        query={new URLSearchParams(status ? { status } : {})}
        isFirstPage={isFirstPage}
        next={next}
      />
    </>
  )
}
