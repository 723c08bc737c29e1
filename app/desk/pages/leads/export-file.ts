import { redirect } from 'react-router'
import { confirmField } from '#desk/parts/confirm-view.ts'
import { isDeskLang, requireDeskLang } from '#desk/words/desk-lang.ts'
import { contentDisposition } from '#domain/business-card/content-disposition.ts'
import { parseLeadExport } from '#domain/leads/lead-export.ts'
import { leadFilterQuery } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { confirmInSession } from '#server/admins/passwords/confirm-session.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { exportLeads } from '#server/leads/export-leads.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { studioDay } from '#server/studio-day.ts'
import type { Route } from './+types/export-file.ts'

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** The leads of a list as a file. A POST, because it is recorded and asks for the password. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { adminId, ipAddress, now } = requireActor(context)
  const { database } = context.get(serverContext)
  const form = await requireForm(request)
  const fields = {
    filter: textField(form, 'filter'),
    format: textField(form, 'format'),
    lang: textField(form, 'lang'),
  }
  const requested = parseLeadExport(fields, isDeskLang)
  if (!requested) return new Response(null, { status: 400 })
  const typed = { password: textField(form, confirmField), now }
  const confirmation = await confirmInSession(database, requireSession(context), typed)
  // The page asks for the password. 307 posts the same form to it.
  if (confirmation.kind !== 'confirmed') return redirect(pageUrl(params), 307)
  const detail = { filter: leadFilterQuery(requested.filter).toString(), format: requested.format }
  await addAuditEvent(database, { action: 'leads-exported', adminId, ipAddress, detail })
  const name = `leads-${studioDay(now)}`
  return new Response(exportLeads(database, requested, now), {
    headers: {
      'Content-Type': contentTypes[requested.format],
      'Content-Disposition': contentDisposition('attachment', {
        name,
        ascii: name,
        extension: `.${requested.format}`,
      }),
      'Cache-Control': 'no-store',
    },
  })
}

/** A GET of this address leads to the page. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pageUrl(params))
}

function pageUrl({ lang }: Route.LoaderArgs['params']): string {
  return adminUrl(requireDeskLang(lang), 'dashboard/leads/download')
}
