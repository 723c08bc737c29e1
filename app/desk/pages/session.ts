import { getCurrentSession } from '#server/desk/current-session.ts'
import { touchSession, type Session } from '#server/admins/sessions/session-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/session.ts'

/** How many seconds the session has left, without renewing it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return respond(await getCurrentSession(request, context))
}

/** Renews the session, then responds like the loader. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await getCurrentSession(request, context)
  const { database } = context.get(serverContext)
  return respond(session && (await touchSession(database, session, new Date())))
}

function respond(session: Session | null) {
  if (!session) return Response.json({ secondsLeft: 0 }, { status: 401 })
  return Response.json({
    secondsLeft: Math.floor((session.expiresAt.getTime() - Date.now()) / 1000),
  })
}
