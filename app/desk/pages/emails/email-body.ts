import { isLeadId } from '#domain/leads/lead-id.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { getRenderedEmail } from '#server/email/rendered-email.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/email-body.ts'

/**
 * The HTML of an email, for an iframe. Inline styles are allowed; scripts and requests are blocked.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const { database, env } = context.get(serverContext)
  const shown = isLeadId(params.emailId)
    ? await getRenderedEmail(database, env, params.emailId)
    : null
  if (!shown) return new Response(null, { status: 404 })
  await recordRead(context, { action: 'mail-viewed', detail: { mail: params.emailId } })
  return new Response(shown.content.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
    },
  })
}
