import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { LeadListEdit } from '#domain/leads/lead-edit.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { holdLeads, releaseLeads } from '#server/leads/held-lead-store.ts'
import {
  deleteLeads,
  deleteMatchingLeads,
  eraseLeads,
  eraseMatchingLeads,
  restoreLeads,
  undoDeletion,
  type DeletionResult,
} from '#server/leads/lead-bin-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** The fields of a form. */
type Fields = readonly (readonly [name: string, value: string])[]

/**
 * The toast of the list and the HTTP status. `undo`: the form that undoes the edit; null for an edit
 * that cannot be undone.
 */
export type EditResult = Pick<ActionToast, 'kind' | 'text'> & {
  status: number
  undo: Fields | null
}

type EditRequest = { edit: LeadListEdit | null; filter: LeadFilter; actor: Actor; lang: DeskLang }

/** Moves, deletes, restores or erases leads of the list. `edit` null: the form was invalid. */
export async function editLeads(server: ServerContext, request: EditRequest): Promise<EditResult> {
  const { edit, filter, actor, lang } = request
  const { database } = server
  const { leads: copy, toasts } = deskCopyFor(lang).admin
  if (!edit) return failed(toasts.failed, 400)
  switch (edit.intent) {
    case 'hold-selected': {
      const held = await holdLeads(database, edit.ids, actor)
      if (held.length === 0) return failed(toasts.notHeld)
      const ids = held.map((id) => ['id', id] as const)
      const undo: Fields = [['intent', 'release-selected'], ...ids]
      return { ...done(fillPlural(copy.heldCount, held.length, lang)), undo }
    }
    case 'release-selected': {
      const owner = server.env.OWNER_EMAIL
      const { length } = await releaseLeads(database, { ids: edit.ids, owner }, actor)
      server.outbox.poll()
      return length === 0
        ? failed(toasts.stale)
        : done(fillPlural(toasts.leadsReleased, length, lang))
    }
    case 'delete-selected':
      return describeDeletion(await deleteLeads(database, edit.ids, actor), request)
    case 'delete-all': {
      const expected = edit.count
      const deletion = await deleteMatchingLeads(database, { filter, expected }, actor)
      return deletion === 'stale'
        ? failed(toasts.countChanged)
        : describeDeletion(deletion, request)
    }
    case 'restore-selected':
    case 'undo-deletion': {
      const restored =
        edit.intent === 'undo-deletion'
          ? await undoDeletion(database, edit['deleted-at'], actor)
          : await restoreLeads(database, edit.ids, actor)
      server.outbox.poll()
      return restored === 0
        ? failed(toasts.stale)
        : done(fillPlural(toasts.leadsRestored, restored, lang))
    }
    case 'erase-selected':
      return describeErasure(await eraseLeads(database, edit.ids, actor), toasts)
    case 'erase-all': {
      const expected = edit.count
      const erased = await eraseMatchingLeads(database, { filter, expected }, actor)
      return erased === 'stale' ? failed(toasts.countChanged) : describeErasure(erased, toasts)
    }
  }
}

function describeDeletion(
  { deleted, kept }: DeletionResult,
  { actor, lang }: EditRequest,
): EditResult {
  const { toasts } = deskCopyFor(lang).admin
  if (deleted === 0) return kept > 0 ? failed(toasts.allKept, 200) : failed(toasts.gone)
  const deletedText = deleted === 1 ? toasts.leadDeleted : toasts.leadsDeleted
  const undo: Fields = [
    ['intent', 'undo-deletion'],
    ['deleted-at', actor.now.toISOString()],
  ]
  return { ...done(kept > 0 ? toasts.someKept : deletedText), undo }
}

function describeErasure(erased: number, toasts: AdminCopy['toasts']): EditResult {
  if (erased === 0) return failed(toasts.stale)
  return done(erased === 1 ? toasts.leadErased : toasts.leadsErased)
}

function done(text: string): EditResult {
  return { kind: 'done', text, status: 200, undo: null }
}

function failed(text: string, status = 409): EditResult {
  return { kind: 'failed', text, status, undo: null }
}
