import { data, Form, Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { parseKeepReason } from '#domain/privacy/request-edit.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireForm } from '#server/request/require-form.ts'
import { keepLead } from '#server/leads/lead-retention-store.ts'
import { getLead } from '#server/leads/lead-list-store.ts'
import { serverContext } from '#server/server-context.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { showActionToast } from '#desk/parts/action-toast.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/keep-lead-page.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const lead = isLeadId(params.leadId) ? await getLead(database, params.leadId) : null
  if (!lead) throw new Response(null, { status: 404 })
  await recordRead(context, { action: 'lead-viewed', detail: { lead: lead.id } })
  const { keep } = deskCopyFor(lang).adminPrivacy.retention
  return {
    lang,
    copy: keep,
    lead: { id: lead.id, name: lead.name, reason: lead.keptReason },
    title: `${keep.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Marks the lead as kept, with a reason, or removes the mark (requirements 4.10). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const { database } = context.get(serverContext)
  const { admin, adminPrivacy } = deskCopyFor(lang)
  const makeToast = createToastMaker(lang)
  const form = await requireForm(request)
  await protectChange('leads/keep-lead-page.tsx', { form, request, context, lang })
  const isRelease = form.get('intent') === 'release'
  const reason = isRelease ? null : parseKeepReason(form.get('reason'))
  if (reason === null && !isRelease)
    return data({ toast: null, error: adminPrivacy.retention.keep.invalid }, { status: 400 })
  const { leadId: id } = params
  if (!isLeadId(id) || !(await keepLead(database, { id, reason }, actor)))
    return data({ toast: makeToast('failed', admin.toasts.gone), error: null }, { status: 404 })
  const text = reason === null ? adminPrivacy.toasts.released : adminPrivacy.toasts.kept
  return data({ toast: makeToast('done', text), error: null })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await serverAction()
  if (result.toast) showActionToast({ toast: result.toast })
  return result
}

export default function KeepLeadPage({
  loaderData: { lang, copy, lead },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-[40em]">
      <Link
        to={adminUrl(lang, `dashboard/leads/${lead.id}`)}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
      >
        <bdi dir="auto">{lead.name}</bdi>
      </Link>
      <h1 className="mt-2 text-[2rem] leading-tight font-bold">{copy.title}</h1>
      <p className="mt-3 text-fg-muted">{copy.lead}</p>
      <Form method="post" className="mt-6 grid gap-5" key={lead.reason}>
        <InputField
          id="keep-reason"
          name="reason"
          type="text"
          dir="auto"
          label={copy.reason}
          defaultValue={lead.reason ?? ''}
          error={actionData?.error ?? undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" name="intent" value="keep">
            {copy.submit}
          </Button>
          {lead.reason === null ? null : (
            <Button type="submit" size="small" variant="line" name="intent" value="release">
              {copy.release}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
