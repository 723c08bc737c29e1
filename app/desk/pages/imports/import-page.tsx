import { data, redirect } from 'react-router'
import { countries, countryCodes } from '#catalog/countries.ts'
import { studio } from '#catalog/studio.server.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { changeImport } from '#server/leads/import/change-import.ts'
import { getImport } from '#server/leads/import/import-store.ts'
import { describeImport } from '#server/leads/import/import-view.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/import-page.ts'
import { CheckedImport } from './checked-import.tsx'
import { FileName } from './file-name.tsx'
import { EndedImport } from './ended-import.tsx'
import { MatchingForm } from './matching-form.tsx'
import { WorkingImport } from './working-import.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const row = isLeadId(params.importId) ? await getImport(database, params.importId) : null
  if (row === null || row.state === 'uploading') throw data(null, { status: 404 })
  const { leadImport: copy, admin } = deskCopyFor(lang)
  return {
    lang,
    copy,
    statuses: admin.statuses,
    fileName: row.fileName,
    stage: await describeImport(database, row, lang),
    countries: countryCodes.map((code) => ({
      code,
      name: `${countries[code].name[lang]} (\u2066${countries[code].prefix}\u2069)`,
    })),
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
  const form = await requireForm(request)
  await protectChange('imports/import-page.tsx', { form, request, context, lang })
  const { leadImport: copy } = deskCopyFor(lang)
  if (!isLeadId(params.importId)) throw data(null, { status: 404 })
  const result = await changeImport(context.get(serverContext), {
    id: params.importId,
    form,
    actor,
  })
  if (result === 'discarded') return redirect(adminUrl(lang, 'dashboard/leads/import'), 303)
  if (result === 'changed') return data({ toast: null })
  const text = result === 'needs-contact' ? copy.matching.needsContact : copy.stale
  const toast = createToastMaker(lang)('failed', text)
  return data({ toast }, { status: result === 'needs-contact' ? 400 : 409 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null })
}

/** Also reloads after a failed action, because the import may have gone on since. */
export const shouldRevalidate = () => true

export default function ImportPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, stage } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/leads/import')} label={copy.backToImports} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 [overflow-wrap:anywhere] text-fg-muted">
        <FileName name={page.fileName} />
      </p>
      <NoScriptToast toast={actionData?.toast} />
      {stage.kind === 'matching' ? <MatchingForm page={page} stage={stage} /> : null}
      {stage.kind === 'working' ? <WorkingImport copy={copy} stage={stage} /> : null}
      {stage.kind === 'checked' ? <CheckedImport page={page} stage={stage} /> : null}
      {stage.kind === 'broken' || stage.kind === 'imported' || stage.kind === 'undone' ? (
        <EndedImport lang={lang} copy={copy} stage={stage} />
      ) : null}
    </>
  )
}
