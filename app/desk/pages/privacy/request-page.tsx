import { data, Form } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { parseRequestEdit } from '#domain/privacy/request-edit.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { findChosenLeads } from '#server/privacy/chosen-leads.ts'
import { erasePerson, findPersonLeads } from '#server/privacy/person-store.ts'
import { describeRequestReply } from '#server/privacy/request-reply.ts'
import { answerRequest, getRequest, verifyRequest } from '#server/privacy/request-store.ts'
import { serverContext } from '#server/server-context.ts'
import { Button } from '#ui/button.tsx'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import { createToastResponse } from '#desk/parts/action-response.ts'
import { showActionToast } from '#desk/parts/action-toast.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import type { Route } from './+types/request-page.ts'
import { describeRequest } from './describe-request.server.ts'
import { PersonLeads } from './person-leads.tsx'
import { RequestDetails } from './request-details.tsx'
import { requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database, settings } = context.get(serverContext)
  const { requestId } = params
  const request = isLeadId(requestId) ? await getRequest(database, requestId) : null
  if (!request) throw new Response(null, { status: 404 })
  const leads = await findPersonLeads(database, request.email)
  const detail = { request: request.id, leads: leads.length }
  await recordRead(context, { action: 'privacy-request-viewed', detail })
  const { adminPrivacy: copy, adminToday } = deskCopyFor(lang)
  return {
    lang,
    copy,
    request: describeRequest(request, lang, new Date()),
    kit: adminToday.kit,
    reply: describeRequestReply(settings, { request, leads }),
    leads: leads.map(({ receivedAt, phone: _phone, ...lead }) => ({
      ...lead,
      received: formatDate(receivedAt, lang, { timeZone, length: 'short' }),
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
  const { database, env } = context.get(serverContext)
  const { admin, adminPrivacy } = deskCopyFor(lang)
  const { toasts } = adminPrivacy
  const respond = createToastResponse(lang)
  const { requestId: id } = params
  const form = await requireForm(request)
  const file = textField(form, 'intent') === 'export' ? exportUrl(lang, id) : undefined
  await protectChange('privacy/request-page.tsx', {
    form,
    request,
    context,
    lang,
    ...(file !== undefined && { file }),
  })
  const edit = parseRequestEdit(form)
  if (!isLeadId(id) || !edit || edit.intent === 'export')
    return respond('failed', admin.toasts.failed, 400)
  const stored = await getRequest(database, id)
  if (!stored) return respond('failed', toasts.gone, 404)
  const audit = (event: 'privacy-request-identified' | 'privacy-request-answered') =>
    addAuditEvent(database, {
      action: event,
      adminId: actor.adminId,
      ipAddress: actor.ipAddress,
      detail: { request: id },
    })
  if (edit.intent === 'confirm') {
    await verifyRequest(database, id, actor.now)
    await audit('privacy-request-identified')
    return respond('done', toasts.identified)
  }
  if (edit.intent === 'erase') {
    const chosen = await findChosenLeads(database, stored, edit.leadIds)
    if (chosen.kind === 'unconfirmed') return respond('failed', toasts.unconfirmed, 403)
    if (chosen.kind === 'changed') return respond('failed', toasts.changed, 409)
    if (chosen.leads.length === 0) return respond('failed', toasts.nothingChosen, 400)
    const erasure = await erasePerson(database, { leads: chosen.leads, env }, actor)
    return respond('done', fill(toasts.erased, erasure))
  }
  if (!(await answerRequest(database, id, actor.now))) return respond('failed', toasts.stale, 409)
  await audit('privacy-request-answered')
  return respond('done', toasts.answered)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await serverAction()
  if (result) showActionToast(result)
  return data(result)
}

function exportUrl(lang: DeskLang, requestId: string): string {
  return `${adminUrl(lang, 'dashboard/settings/privacy')}/${requestId}/export`
}

export default function RequestPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, request, leads } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings/privacy')} label={copy.toList} />
      <RequestDetails copy={copy} request={request} kit={page.kit} reply={page.reply} />
      <NoScriptToast toast={actionData?.toast} />
      <section className="mt-10 max-w-220 border-t-2 border-line-strong pt-4">
        <h2 className="text-[1.25rem] font-semibold">{copy.request.person}</h2>
        {leads.length === 0 ? (
          <p className="mt-3 text-fg-muted">{copy.request.nothing}</p>
        ) : (
          <PersonLeads
            lang={lang}
            copy={copy.request}
            requestId={request.id}
            leads={leads}
            isConfirmed={request.isVerified}
          />
        )}
      </section>
      {request.isAnswered ? null : (
        <Form method="post" className="mt-10 max-w-220 border-t-2 border-line-strong pt-4">
          <Button type="submit" name="intent" value="answer" size="small">
            {copy.request.answer}
          </Button>
          <p className="mt-2 text-small text-fg-muted">{copy.request.answerNote}</p>
        </Form>
      )}
    </>
  )
}
