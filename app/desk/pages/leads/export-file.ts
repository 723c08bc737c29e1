import { redirect } from 'react-router'
import { confirmField } from '#desk/parts/confirm-view.ts'
import { isDeskLang, requireDeskLang } from '#desk/words/desk-lang.ts'
import { contentDisposition } from '#domain/business-card/content-disposition.ts'
import { everything, parseLeadExport } from '#domain/leads/lead-export.ts'
import { leadFilterQuery } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { confirmInSession } from '#server/admins/passwords/confirm-session.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { archiveFiles } from '#server/archive/archive-files.ts'
import { writeArchive } from '#server/archive/write-archive.ts'
import { exportLeads } from '#server/leads/export-leads.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { siteUrlOf } from '#server/site-url.ts'
import { studioDay } from '#server/studio-day.ts'
import type { Route } from './+types/export-file.ts'

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/**
 * The leads of a list as a file, or everything as an archive. A POST, because it is recorded and asks
 * for the password.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { adminId, ipAddress, now } = requireActor(context)
  const { database, env } = context.get(serverContext)
  const form = await requireForm(request)
  const format = textField(form, 'format')
  const lang = textField(form, 'lang')
  const isAll = format === everything && isDeskLang(lang)
  const requested = parseLeadExport({ filter: textField(form, 'filter'), format, lang }, isDeskLang)
  if (!requested && !isAll) return new Response(null, { status: 400 })
  const typed = { password: textField(form, confirmField), now }
  const confirmation = await confirmInSession(database, requireSession(context), typed)
  // The page asks for the password. 307 posts the same form to it.
  if (confirmation.kind !== 'confirmed') return redirect(pageUrl(params), 307)
  if (requested) {
    const filter = leadFilterQuery(requested.filter).toString()
    const detail = { filter, format: requested.format }
    await addAuditEvent(database, { action: 'leads-exported', adminId, ipAddress, detail })
    return fileResponse(exportLeads(database, requested, now), {
      name: `leads-${studioDay(now)}`,
      extension: `.${requested.format}`,
      type: contentTypes[requested.format],
    })
  }
  await addAuditEvent(database, { action: 'everything-exported', adminId, ipAddress })
  const choice = { lang: requireDeskLang(lang), siteUrl: siteUrlOf(env), now }
  return fileResponse(writeArchive(await archiveFiles(database, choice), now), {
    name: `everything-${studioDay(now)}`,
    extension: '.zip',
    type: 'application/zip',
  })
}

type FileFacts = { name: string; extension: string; type: string }

function fileResponse(body: ReadableStream<Uint8Array>, { name, extension, type }: FileFacts) {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': contentDisposition('attachment', { name, ascii: name, extension }),
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
