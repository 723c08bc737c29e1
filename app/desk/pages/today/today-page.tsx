import { data, Link, useFetcher } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { touchFetcherKey } from '#desk/parts/reply/touch-fetcher.ts'
import type { TouchResult } from '#desk/parts/reply/touch-result.ts'
import { TouchUndo } from '#desk/parts/reply/touch-undo.tsx'
import { callerCopy } from '#desk/parts/caller/caller-copy.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { parseTouchForm } from '#domain/promises/touch-form.ts'
import { todaySections } from '#domain/promises/today.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { replyTexts } from '#server/promises/reply-texts.ts'
import { findTodayLeads, maxToday } from '#server/promises/today-store.ts'
import { describeToday } from '#server/promises/today-view.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { studioDay } from '#server/studio-day.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Route } from './+types/today-page.ts'
import { applyTouch } from './apply-touch.server.ts'
import { TodayHeading } from './today-heading.tsx'
import { TodayRow } from './today-row.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database, settings } = context.get(serverContext)
  const { adminToday: copy } = deskCopyFor(lang)
  const found = await findTodayLeads(database)
  await recordRead(context, { action: 'leads-listed', detail: { leads: found.length } })
  const now = new Date()
  const texts = replyTexts(settings)
  const reading = { lang, words: copy, now, siteUrl: studio().url, texts }
  return {
    lang,
    copy,
    today: studioDay(now),
    rows: found.flatMap((lead) => describeToday(lead, reading) ?? []),
    texts,
    month: deskCopyFor(lang).adminMonth.open,
    newLead: callerCopy(lang),
    isCut: found.length === maxToday,
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const { admin, adminToday } = deskCopyFor(lang)
  const toastOf = createToastMaker(lang)
  const form = await requireForm(request)
  await protectChange('today/today-page.tsx', { form, request, context, lang })
  const change = parseTouchForm(form, studioDay(actor.now))
  const refuse = (text: string, status: number) =>
    data<TouchResult>({ toast: toastOf('failed', text), touched: null }, { status })
  if (change === null) return refuse(admin.toasts.failed, 400)
  if (change === 'bad-day') return refuse(adminToday.done.badDay, 400)
  const { kind, result } = await applyTouch(context.get(serverContext), change, { actor, lang })
  return data<TouchResult>(result, { status: { done: 200, stale: 409, gone: 404 }[kind] })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null, touched: null })
}

/** What is due, for whom and by when: the first screen of the admin area (requirements 7.14). */
export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, copy, rows, texts, today, isCut } = loaderData
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  useActionToast(actionData)
  return (
    <>
      <TodayHeading copy={copy} newLead={loaderData.newLead} />
      <NoScriptToast toast={actionData?.toast ?? null} />
      <TouchUndo
        lang={lang}
        copy={copy.done}
        touched={(fetcher.data ?? actionData)?.touched ?? null}
      />
      {rows.length === 0 ? (
        <EmptyState title={copy.calm.title} text={copy.calm.text}>
          <Link to={adminUrl(lang, 'dashboard')} className="pill pill-small pill-line">
            {copy.calm.action}
          </Link>
        </EmptyState>
      ) : null}
      {todaySections.map((section) => {
        const due = rows.filter((row) => row.section === section)
        if (due.length === 0) return null
        return (
          <section key={section} aria-labelledby={`today-${section}`} className="mt-8">
            <h2
              id={`today-${section}`}
              className="flex items-baseline gap-2 border-b-2 border-line-strong pb-2 font-semibold"
            >
              {copy.sections[section]}
              <span className="font-normal text-fg-muted tabular-nums">{due.length}</span>
            </h2>
            <ul>
              {due.map((row) => (
                <TodayRow
                  key={row.lead.id}
                  lang={lang}
                  copy={copy}
                  row={row}
                  texts={texts}
                  today={today}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <p className="mt-10 text-small">
        <Link to={adminUrl(lang, 'dashboard/month')} className="text-link">
          {loaderData.month}
        </Link>
      </p>
      {isCut ? (
        <p className="mt-6 text-small text-fg-muted">{fill(copy.more, { count: rows.length })}</p>
      ) : null}
    </>
  )
}
