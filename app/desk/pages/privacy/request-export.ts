import { redirect } from 'react-router'
import { confirmInSession } from '#server/admins/passwords/confirm-session.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { parseRequestEdit } from '#domain/privacy/request-edit.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { findChosenLeads } from '#server/privacy/chosen-leads.ts'
import { countUnsure, exportPerson } from '#server/privacy/person-store.ts'
import { getRequest } from '#server/privacy/request-store.ts'
import { serverContext } from '#server/server-context.ts'
import { confirmField } from '#desk/parts/confirm-view.ts'
import type { Route } from './+types/request-export.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/**
 * Everything stored about the person of a request, as a JSON file. A POST, because it is recorded.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { adminId, ipAddress } = requireActor(context)
  const { database } = context.get(serverContext)
  const { requestId: id } = params
  const form = await requireForm(request)
  const edit = parseRequestEdit(form)
  if (!isLeadId(id) || edit?.intent !== 'export') return new Response(null, { status: 400 })
  const typed = { password: textField(form, confirmField), now: new Date() }
  const confirmation = await confirmInSession(database, requireSession(context), typed)
  // The page asks for the password. 307 posts the same form to it.
  if (confirmation.kind !== 'confirmed') return redirect(pageUrl(params), 307)
  const privacyRequest = await getRequest(database, id)
  if (!privacyRequest) return new Response(null, { status: 404 })
  const chosen = await findChosenLeads(database, privacyRequest, edit.leadIds)
  if (chosen.kind === 'unconfirmed') return new Response(null, { status: 403 })
  if (chosen.kind === 'changed') return new Response(null, { status: 409 })
  const { leads } = chosen
  const exported = await exportPerson(database, leads)
  const detail = { request: id, leads: leads.length, unsure: countUnsure(leads) }
  await addAuditEvent(database, { action: 'person-exported', adminId, ipAddress, detail })
  const { name, email, kind, details, receivedAt } = privacyRequest
  const file = { request: { name, email, kind, details, receivedAt }, ...exported }
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="person-${id}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** A GET of this address leads to the request. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pageUrl(params))
}

function pageUrl({ lang, requestId }: Route.LoaderArgs['params']): string {
  const id = encodeURIComponent(requestId)
  return adminUrl(requireDeskLang(lang), `dashboard/settings/privacy/${id}`)
}
