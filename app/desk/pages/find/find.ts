import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import { getOwnerId } from '#server/admins/audit/audit-list-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { findLeads } from '#server/leads/lead-list-store.ts'
import { describeLead } from '#server/leads/lead-view.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/find.ts'
import { findPages } from './find-pages.server.ts'

const maxLeads = 8

/**
 * The pages of the admin area and the newest leads that match a search, as FoundThings. An empty search
 * finds all pages and no lead.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const { database } = context.get(serverContext)
  const filter = readLeadFilter(new URL(request.url).searchParams)
  const { search } = filter
  const now = new Date()
  const [ownerId, { leads }] = await Promise.all([
    getOwnerId(database),
    search === '' ? { leads: [] } : findLeads(database, { filter, limit: maxLeads, now }),
  ])
  if (leads.length > 0)
    await recordRead(context, { action: 'leads-listed', detail: { leads: leads.length } })
  return Response.json({
    pages: findPages(search, { lang, isOwner: ownerId === admin.id }),
    leads: leads.map((lead) => {
      const { id, name, phone, email } = describeLead(lead, lang, now)
      return { to: adminUrl(lang, `dashboard/leads/${id}`), name, about: phone.text || email }
    }),
  })
}
