import { Link, redirect } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { summarizeAddresses } from '#desk/parts/summarize-addresses.server.ts'
import { walkUrl } from '#desk/parts/walk.ts'
import { undoRecord } from '#desk/parts/undo-record.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { replanOpenLeads } from '#server/promises/replan-leads-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/studio-page.ts'
import { describeStudio } from './describe-studio.server.ts'
import { SectionList } from './section-list.tsx'
import { ChangeHistory } from '#desk/parts/change-history.tsx'
import { reviewUndo } from './review-removal.server.ts'
import { isGuardedChange } from './guarded-change.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const server = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await server.settings.refresh()
  const view = await describeStudio(server, {
    lang,
    adminId: admin.id,
    addresses: summarizeAddresses(context, lang),
  })
  return { lang, ...view, title: `${view.copy.title} · ${studio().name[lang]}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Puts one change back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const server = context.get(serverContext)
  const { database } = server
  const form = await requireForm(request)
  const id = textField(form, 'change')
  const intent = (await isGuardedChange(database, id)) ? 'undo-guarded' : 'undo'
  await protectChange('studio/studio-page.tsx', { form, request, context, lang, intent })
  // A former period may be shorter: its screen says first what that erases.
  if (await reviewUndo(server, id, lang))
    return redirect(`${adminUrl(lang, 'dashboard/settings/studio/keep')}?undo=${id}`)
  const afterwards = () => replanOpenLeads(database)
  return undoRecord({ key: 'studio', id, context, lang, afterwards })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

/** What identifies the studio: one row for each screen, what to do next, and what was changed. */
export default function StudioPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, steps, walk, changes } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      <p className="mt-6 font-semibold">{walk.text}</p>
      {walk.next === null ? null : (
        <Link to={walkUrl(lang, walk.next.to)} className="pill mt-3">
          {walk.next.label}
        </Link>
      )}
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <SectionList lang={lang} steps={steps} ready={copy.ready} />
        <ChangeHistory copy={copy.history} changes={changes} />
      </div>
    </>
  )
}
