import { studio } from '#catalog/studio.server.ts'
import { data, Form, Link } from 'react-router'
import { siteSamples, type SampleKind } from '#content/samples.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { serverContext } from '#server/server-context.ts'
import { findStoredSamples } from '#server/settings/stored-samples.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireForm } from '#server/request/require-form.ts'
import { removeDemo } from '#server/demo/demo-store.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { AdminSamples } from '#desk/words/he/samples.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { callServer } from '#desk/parts/call-server.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import type { Route } from './+types/samples-page.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** Where the owner replaces what she can replace herself. */
const places: Readonly<Partial<Record<SampleKind, AdminPath>>> = {
  company: 'dashboard/settings/studio',
  claims: 'dashboard/settings/studio/claims',
  testimonials: 'dashboard/settings/testimonials',
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { adminSamples: copy } = deskCopyFor(lang)
  const { env, settings } = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await settings.refresh()
  const groups = siteSamples(findStoredSamples(settings, env)).map(({ kind, count }) => ({
    kind,
    count,
    place: places[kind] ?? null,
  }))
  const demo = settings.get('demo')
  return {
    lang,
    copy,
    groups,
    demo: demo && fillPlural(copy.demo.count, demo.leads.length, lang),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Erases what `npm run seed` made. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId, ipAddress } = requireActor(context)
  const { database, settings } = context.get(serverContext)
  const { demo: copy } = deskCopyFor(lang).adminSamples
  const form = await requireForm(request)
  await protectChange('samples/samples-page.tsx', { form, request, context, lang })
  const removed = await removeDemo(database, { adminId, ipAddress })
  await settings.refresh()
  const makeToast = createToastMaker(lang)
  if (removed === null) return data({ toast: makeToast('failed', copy.gone) }, { status: 409 })
  return data({ toast: makeToast('done', fillPlural(copy.removed, removed, lang)) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

/** The content that is still a sample, kind by kind (requirements 1.6). */
export default function SamplesPage({ loaderData, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, groups, demo } = loaderData
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">
        {groups.length === 0 ? copy.empty : copy.lead}
      </p>
      <NoScriptToast toast={actionData?.toast} />
      {demo === null ? null : <DemoPanel copy={copy.demo} count={demo} />}
      <dl className="mt-8 max-w-220">
        {groups.map(({ kind, count, place }) => (
          <div key={kind} className="border-t-2 border-line-strong py-4">
            <dt className="text-[1.25rem] font-semibold">
              {fill(copy.count, { kind: copy.kinds[kind], count })}
            </dt>
            <dd className="mt-1 text-fg-muted">{copy.contents[kind]}</dd>
            {place === null ? null : (
              <dd className="mt-3">
                <Link to={adminUrl(lang, place)} className="pill pill-small pill-line">
                  {fill(copy.replace, { kind: copy.kinds[kind] })}
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}

/** One press to open, one to erase: what was made up is no loss, but it may have been worked on. */
function DemoPanel({ copy, count }: { copy: AdminSamples['demo']; count: string }) {
  return (
    <section
      aria-labelledby="demo"
      className="mt-8 max-w-220 rounded-field border-2 border-line-strong p-5"
    >
      <h2 id="demo" className="text-[1.25rem] font-semibold">
        {copy.title}: {count}
      </h2>
      <p className="mt-1 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-medium text-danger underline-offset-4 hover:underline">
          {copy.remove}
        </summary>
        <Form method="post" preventScrollReset>
          <p className="max-w-[44em]">{copy.warning}</p>
          <button
            type="submit"
            name="intent"
            value="remove-demo"
            className="pill pill-small pill-line mt-3"
          >
            {copy.confirm}
          </button>
        </Form>
      </details>
    </section>
  )
}
