import { requireSession } from '#server/desk/current-session.ts'
import type { Route } from './+types/known-caller.ts'
import { findCaller } from './find-caller.server.ts'

/** Who has the number in `phone`, as JSON; null for nobody who is known. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireSession(context)
  const typed = new URL(request.url).searchParams.get('phone') ?? ''
  return Response.json(await findCaller(context, typed))
}
