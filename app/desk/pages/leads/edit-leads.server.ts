import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { LeadListEdit } from '#domain/leads/lead-edit.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { holdLeads, releaseLeads } from '#server/leads/held-lead-store.ts'
import {
  removeLeads,
  removeMatchingLeads,
  type RemovalResult,
} from '#server/leads/lead-edit-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** The toast of the list and the HTTP status. `held`: ids of the leads that were held as spam. */
type EditResult = Pick<ActionToast, 'kind' | 'text'> & { status: number; held: readonly string[] }

type EditRequest = { edit: LeadListEdit | null; filter: LeadFilter; actor: Actor; lang: DeskLang }

/** Deletes, holds or releases leads of the list. `edit` null: the form was invalid. */
export async function editLeads(server: ServerContext, request: EditRequest): Promise<EditResult> {
  const { edit, filter, actor, lang } = request
  const { toasts } = deskCopyFor(lang).admin
  if (!edit) return failed(toasts.failed, 400)
  if (edit.intent === 'hold-selected') {
    const held = await holdLeads(server.database, edit.ids, actor)
    if (held.length === 0) return failed(toasts.notHeld)
    return { ...done(fillPlural(deskCopyFor(lang).admin.leads.heldCount, held.length, lang)), held }
  }
  if (edit.intent === 'release-selected') {
    const owner = server.env.OWNER_EMAIL
    const released = await releaseLeads(server.database, { ids: edit.ids, owner }, actor)
    server.outbox.poll()
    return released.length === 0
      ? failed(toasts.stale)
      : done(fillPlural(toasts.leadsReleased, released.length, lang))
  }
  const removed =
    edit.intent === 'delete-all'
      ? await removeMatchingLeads(server.database, { filter, expected: edit.count }, actor)
      : await removeLeads(server.database, edit.ids, actor)
  return removed === 'stale' ? failed(toasts.countChanged) : describeRemoval(removed, toasts)
}

function describeRemoval(
  { removed, kept }: RemovalResult,
  toasts: AdminCopy['toasts'],
): EditResult {
  if (kept > 0) return removed === 0 ? failed(toasts.allKept, 200) : done(toasts.someKept)
  return done(removed === 1 ? toasts.leadDeleted : toasts.leadsDeleted)
}

function done(text: string): EditResult {
  return { kind: 'done', text, status: 200, held: [] }
}

function failed(text: string, status = 409): EditResult {
  return { kind: 'failed', text, status, held: [] }
}
