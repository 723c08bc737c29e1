import { redirectWithFlash } from '#server/desk/redirect-with-flash.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { LeadEdit } from '#domain/leads/lead-edit.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { holdLeads, releaseLeads } from '#server/leads/held-lead-store.ts'
import { deleteLeads, eraseLeads, restoreLeads } from '#server/leads/lead-bin-store.ts'
import { changeLead } from '#server/leads/lead-change-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import { createToastResponse } from '#desk/parts/action-response.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type EditRequest = {
  id: string
  edit: Exclude<LeadEdit, { intent: 'join' | 'part' }>
  actor: Actor
  lang: DeskLang
}

/** Changes, deletes, restores, erases, holds or releases one lead, and says so in a toast. */
export async function editLead(
  { database, env, outbox }: ServerContext,
  { id, edit, actor, lang }: EditRequest,
) {
  const { toasts } = deskCopyFor(lang).admin
  const respond = createToastResponse(lang)
  if (edit.intent === 'delete') {
    const { deleted, kept } = await deleteLeads(database, [id], actor)
    if (kept > 0) return respond('failed', toasts.allKept, 409)
    return deleted > 0 ? respond('done', toasts.leadDeleted) : respond('failed', toasts.gone, 404)
  }
  if (edit.intent === 'restore') {
    const restored = await restoreLeads(database, [id], actor)
    outbox.poll()
    return restored > 0
      ? respond('done', toasts.leadRestored)
      : respond('failed', toasts.stale, 409)
  }
  if (edit.intent === 'erase') {
    const erased = await eraseLeads(database, [id], actor)
    if (erased === 0) return respond('failed', toasts.stale, 409)
    return redirectWithFlash(`${adminUrl(lang, 'dashboard')}?deleted=yes`, 'leadErased')
  }
  if (edit.intent === 'hold') {
    const held = await holdLeads(database, [id], actor)
    return held.length > 0
      ? respond('done', toasts.leadHeld)
      : respond('failed', toasts.notHeld, 409)
  }
  if (edit.intent === 'release') {
    const released = await releaseLeads(database, { ids: [id], owner: env.OWNER_EMAIL }, actor)
    outbox.poll()
    return released.length > 0
      ? respond('done', toasts.leadReleased)
      : respond('failed', toasts.stale, 409)
  }
  const { kind } = await changeLead(database, id, edit, actor)
  if (kind === 'stale') return respond('failed', toasts.stale, 409)
  if (kind === 'gone') return respond('failed', toasts.gone, 404)
  return respond('done', edit.field === 'status' ? toasts.statusChanged : toasts.notesSaved)
}
