import { readLeadCursor } from '#domain/leads/lead-cursor.ts'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { getCurrentSession } from '#server/desk/current-session.ts'
import { countNewerLeads } from '#server/leads/lead-list-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/new-leads.ts'

/**
 * The number of leads that arrived since the newest one of an open list. Does not renew the
 * session, so that an idle tab is signed out.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!(await getCurrentSession(request, context))) return respond(0, 401)
  const query = new URL(request.url).searchParams
  const newest = readLeadCursor(query.get('newest'))
  if (!newest) return respond(0, 400)
  const { database } = context.get(serverContext)
  const filter = readLeadFilter(query)
  return respond(await countNewerLeads(database, { filter, newest, now: new Date() }), 200)
}

function respond(count: number, status: number) {
  return Response.json({ count }, { status })
}
