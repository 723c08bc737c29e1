import { redirect } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { getCurrentSession } from '#server/desk/current-session.ts'
import { clearedSessionCookie } from '#server/admins/sessions/session-cookie.ts'
import { removeSession } from '#server/admins/sessions/session-store.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/sign-out.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export function loader({ params }: Route.LoaderArgs) {
  return redirect(adminUrl(requireDeskLang(params.lang)))
}

/**
 * Ends the session on the server, and clears from the browser the cached admin pages and everything
 * that was stored about leads, also without scripts.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { database, env } = context.get(serverContext)
  const session = await getCurrentSession(request, context)
  if (session) {
    await removeSession(database, { reference: session.reference, adminId: session.admin.id })
    const { ipAddress } = context.get(visitorContext)
    await addAuditEvent(database, { action: 'sign-out', adminId: session.admin.id, ipAddress })
  }
  return redirect(`${adminUrl(requireDeskLang(params.lang))}?signed-out=yes`, {
    status: 303,
    headers: {
      'Set-Cookie': clearedSessionCookie(request, env),
      'Clear-Site-Data': '"cache", "storage"',
    },
  })
}
