import { redirect } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { requireForm, textField } from '#server/admins/require-form.ts'
import { downloadBackup } from '#server/backup/download-backup.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import type { Route } from './+types/backup-file.ts'

/** A backup as a download. Recorded and with a password, so it is a POST. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { admin } = requireSession(context)
  const form = await requireForm(request)
  const asked = { admin, name: textField(form, 'name'), password: textField(form, 'password') }
  const answer = await downloadBackup(
    context.get(serverContext),
    asked,
    context.get(visitorContext),
  )
  if (answer instanceof Response) return answer
  const page = adminUrl(requireLang(params.lang), 'dashboard/settings/backups')
  return redirect(`${page}?download=${answer}`, { status: 303 })
}

/** Opened as a page, the address leads to the list. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(adminUrl(requireLang(params.lang), 'dashboard/settings/backups'))
}
