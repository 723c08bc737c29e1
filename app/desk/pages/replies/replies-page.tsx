import { Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { ChangeHistory } from '#desk/parts/change-history.tsx'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { undoRecord } from '#desk/parts/undo-record.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminReplies } from '#desk/words/he/replies.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/replies-page.ts'
import { describeReplies, type ReplyRow } from './describe-replies.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await server.settings.refresh()
  const view = await describeReplies(server, lang)
  return { lang, ...view, title: `${view.copy.title} · ${studio().name[lang]}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Puts one change back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const form = await requireForm(request)
  await protectChange('replies/replies-page.tsx', { form, request, context, lang })
  return undoRecord({ key: 'replies', id: textField(form, 'change'), context, lang })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

/** What the reply kit writes, around each text and in each situation. */
export default function RepliesPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, frames, leads, privacy, changes } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 content-start gap-10">
          <Group lang={lang} copy={copy} title={copy.groups.frames} rows={frames} />
          <Group lang={lang} copy={copy} title={copy.groups.leads} rows={leads} />
          <Group lang={lang} copy={copy} title={copy.groups.privacy} rows={privacy} />
        </div>
        <ChangeHistory copy={copy.history} changes={changes} />
      </div>
    </>
  )
}

type GroupProps = {
  lang: DeskLang
  copy: Pick<AdminReplies, 'edit' | 'mark'>
  title: string
  rows: readonly ReplyRow[]
}

function Group({ lang, copy, title, rows }: GroupProps) {
  return (
    <section className="min-w-0 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{title}</h2>
      <ul className="mt-2">
        {rows.map(({ part, name, text, isOwn }) => (
          <li
            key={part}
            className="flex items-start justify-between gap-4 border-b border-line py-4"
          >
            <div className="min-w-0">
              <h3 className="font-semibold">
                {name}
                {isOwn ? (
                  <span className="ms-2 rounded-full bg-citron px-2 py-0.5 text-[0.8125rem] font-medium text-ink">
                    {copy.mark}
                  </span>
                ) : null}
              </h3>
              <p dir="auto" className="mt-1 line-clamp-2 text-small text-pretty text-fg-muted">
                {text}
              </p>
            </div>
            <Link
              to={adminUrl(lang, `dashboard/settings/replies/${part}`)}
              className="pill pill-small pill-line shrink-0"
            >
              {copy.edit} <span className="sr-only">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
