import { isLeadId } from '#domain/leads/lead-id.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { readEmailFile } from '#server/integrations/email-files.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/email-file.ts'

/** The stored .eml file, as a download. */
export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const { env } = context.get(serverContext)
  const file = isLeadId(params.emailId) ? await readEmailFile(env, params.emailId) : null
  if (!file) return new Response(null, { status: 404 })
  await recordRead(context, { action: 'mail-viewed', detail: { mail: params.emailId } })
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="${params.emailId}.eml"`,
    },
  })
}
