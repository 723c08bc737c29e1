import { data, type RouterContextProvider } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { serverContext } from '#server/server-context.ts'
import { type RecordKey, undoRecordChange } from '#server/settings/record-store.ts'
import { createToastMaker } from './action-response.ts'

type Undo = {
  key: RecordKey
  /** The change. */
  id: string
  context: Readonly<RouterContextProvider>
  lang: DeskLang
  /** What else depends on the settings, before the page is shown. */
  afterwards?: () => Promise<void>
}

/**
 * Puts one change of settings back and answers with a toast: 404 for a change that is unknown, 409
 * for one that can no longer be undone. Called after `protectChange`.
 */
export async function undoRecord({ key, id, context, lang, afterwards }: Undo) {
  const { admin } = requireSession(context)
  const { adminId, ipAddress } = requireActor(context)
  const { database, settings } = context.get(serverContext)
  const { adminStudio, admin: words } = deskCopyFor(lang)
  const makeToast = createToastMaker(lang)
  const result = await undoRecordChange(database, { key, id }, admin.name)
  if (result === 'unknown')
    return data({ toast: makeToast('failed', words.toasts.failed) }, { status: 404 })
  if (result !== 'undone')
    return data({ toast: makeToast('failed', adminStudio.history[result]) }, { status: 409 })
  await settings.refresh()
  await afterwards?.()
  await addAuditEvent(database, { action: 'studio-undone', adminId, ipAddress })
  return data({ toast: makeToast('done', adminStudio.history.undone) })
}
