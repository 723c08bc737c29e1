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
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/testimonials-page.ts'
import { describeTestimonials } from './describe-testimonials.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await server.settings.refresh()
  const view = await describeTestimonials(server, lang)
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
  await protectChange('testimonials/testimonials-page.tsx', { form, request, context, lang })
  return undoRecord({ key: 'testimonials', id: textField(form, 'change'), context, lang })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

type Row = { id: string; quote: string; by: string; day: string }

/** The testimonials of real clients, the newest first (requirements 3.3). */
export default function TestimonialsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, rows, shown, more, changes } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings/studio')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      <p className="mt-6 font-semibold">
        {shown}
        {more === null ? null : `. ${more}`}
      </p>
      <Link to={adminUrl(lang, 'dashboard/settings/testimonials/new')} className="pill mt-3">
        {copy.add}
      </Link>
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        {rows.length === 0 ? null : (
          <ul className="min-w-0 content-start border-t-2 border-line-strong">
            {rows.map((row) => (
              <TestimonialRow key={row.id} lang={lang} row={row} edit={copy.edit} />
            ))}
          </ul>
        )}
        <ChangeHistory copy={copy.history} changes={changes} />
      </div>
    </>
  )
}

function TestimonialRow({ lang, row, edit }: { lang: DeskLang; row: Row; edit: string }) {
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-4">
      <div className="min-w-0">
        <p className="text-pretty">{row.quote}</p>
        <p className="mt-1 text-small text-fg-muted">
          <bdi>{row.by}</bdi> · {row.day}
        </p>
      </div>
      <Link
        to={adminUrl(lang, `dashboard/settings/testimonials/${row.id}`)}
        className="pill pill-small pill-line shrink-0"
      >
        {edit} <span className="sr-only">{row.by}</span>
      </Link>
    </li>
  )
}
