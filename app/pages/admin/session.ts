import { getCurrentSession } from '#server/admins/current-session.ts'
import { touchSession, type Session } from '#server/admins/session-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/session.ts'

/** How long the session still lives, without making it longer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return answer(await getCurrentSession(request, context))
}

/** The same, after counting this as work. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await getCurrentSession(request, context)
  const { database } = context.get(serverContext)
  return answer(session && (await touchSession(database, session, new Date())))
}

function answer(session: Session | null) {
  if (!session) return Response.json({ secondsLeft: 0 }, { status: 401 })
  return Response.json({
    secondsLeft: Math.floor((session.expiresAt.getTime() - Date.now()) / 1000),
  })
}
