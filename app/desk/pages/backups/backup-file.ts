import { redirect } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { downloadBackup } from '#server/backup/download-backup.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/backup-file.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** Downloads a backup. A POST, because it is recorded and asks for the password. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { admin } = requireSession(context)
  const form = await requireForm(request)
  const requested = { admin, name: textField(form, 'name'), password: textField(form, 'password') }
  const downloaded = await downloadBackup(
    context.get(serverContext),
    requested,
    context.get(visitorContext),
  )
  if (downloaded instanceof Response) return downloaded
  const page = adminUrl(requireDeskLang(params.lang), 'dashboard/settings/backups')
  return redirect(`${page}?download=${downloaded}`, { status: 303 })
}

/** A GET of this address leads to the list. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(adminUrl(requireDeskLang(params.lang), 'dashboard/settings/backups'))
}
