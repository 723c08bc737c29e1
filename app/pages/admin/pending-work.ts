import { isRecord } from '#domain/is-record.ts'
import type { LeadField } from '#domain/leads/lead-change.ts'

type Edit = {
  lead: { id: string; name: string }
  value: string
  /** The value and the version of the lead that the admin saw. */
  before: string
  version: number
}

/**
 * 'sent': stored by the server, but the page does not show it yet. 'refused': not stored, because
 * somebody else changed the field to `current`; null where the lead was deleted.
 */
export type ChangeState =
  | { kind: 'waiting' }
  | { kind: 'sent' }
  | { kind: 'refused'; current: string | null; version: number }

export type PendingChange = Edit & { key: string; field: LeadField; state: ChangeState }

export type Draft = Edit

/** What an admin typed or chose and the server has not confirmed. */
export type PendingWork = {
  /** In the order in which they were made. */
  changes: readonly PendingChange[]
  /** Notes that are typed and not saved, one for each lead. */
  drafts: readonly Draft[]
}

export const noWork: PendingWork = { changes: [], drafts: [] }

/** Empty where the text was not written by this program. */
export function parsePendingWork(text: string | null): PendingWork {
  if (text === null) return noWork
  try {
    const value: unknown = JSON.parse(text)
    return isPendingWork(value) ? value : noWork
  } catch {
    return noWork
  }
}

function isPendingWork(value: unknown): value is PendingWork {
  if (!isRecord(value)) return false
  const { changes, drafts } = value
  return (
    Array.isArray(changes) &&
    changes.every(isChange) &&
    Array.isArray(drafts) &&
    drafts.every(isEdit)
  )
}

function isEdit(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['lead'])) return false
  const { id, name } = value['lead']
  const texts = [id, name, value['value'], value['before']]
  return texts.every((text) => typeof text === 'string') && typeof value['version'] === 'number'
}

function isChange(value: unknown): boolean {
  if (!isEdit(value) || !isRecord(value)) return false
  const { key, field, state } = value
  return typeof key === 'string' && typeof field === 'string' && isChangeState(state)
}

function isChangeState(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { kind, current, version } = value
  if (kind !== 'refused') return kind === 'waiting' || kind === 'sent'
  return (current === null || typeof current === 'string') && typeof version === 'number'
}

export type NewChange = Omit<PendingChange, 'key' | 'state'>

export function addChange(work: PendingWork, change: NewChange, key: string): PendingWork {
  return { ...work, changes: [...work.changes, { ...change, key, state: { kind: 'waiting' } }] }
}

/** The last change of a field that is not refused: what the page shows in place of its value. */
export function findChange(
  { changes }: PendingWork,
  leadId: string,
  field: LeadField,
): PendingChange | undefined {
  return changes.findLast(
    (change) =>
      change.lead.id === leadId && change.field === field && !findRefusal(changes, change),
  )
}

/** A later change of a field waits until the admin has decided about the refused one. */
export function findNextToSend({ changes }: PendingWork): PendingChange | undefined {
  return changes.find((change) => change.state.kind === 'waiting' && !findRefusal(changes, change))
}

function findRefusal(changes: readonly PendingChange[], change: PendingChange) {
  return changes.find((other) => other.state.kind === 'refused' && isSameField(other, change))
}

function isSameField(one: PendingChange, other: PendingChange): boolean {
  return one.lead.id === other.lead.id && one.field === other.field
}

export function setState(work: PendingWork, key: string, state: ChangeState): PendingWork {
  return {
    ...work,
    changes: work.changes.map((change) => (change.key === key ? { ...change, state } : change)),
  }
}

export function removeSent(work: PendingWork): PendingWork {
  return { ...work, changes: work.changes.filter(({ state }) => state.kind !== 'sent') }
}

export type Conflict = PendingChange & { state: Extract<ChangeState, { kind: 'refused' }> }

/** Each refused change, with the last value that the admin gave its field. */
export function findConflicts({ changes }: PendingWork): Conflict[] {
  return changes.flatMap((change) => {
    if (change.state.kind !== 'refused') return []
    const { value } = changes.findLast((other) => isSameField(other, change)) ?? change
    return [{ ...change, value, state: change.state }]
  })
}

/** `value`: what the admin decided on; null to leave what is stored. */
export function resolveConflict(
  work: PendingWork,
  { state, ...conflict }: Conflict,
  decision: { value: string; key: string } | null,
): PendingWork {
  const others = work.changes.filter((change) => !isSameField(change, { ...conflict, state }))
  if (decision === null) return { ...work, changes: others }
  const { key: _old, ...change } = conflict
  const { value, key } = decision
  const { current, version } = state
  return addChange(
    { ...work, changes: others },
    { ...change, value, before: current ?? '', version },
    key,
  )
}

/** Replaces the draft of its lead. A draft equal to what is stored is none. */
export function setDraft(work: PendingWork, draft: Draft): PendingWork {
  const others = work.drafts.filter(({ lead }) => lead.id !== draft.lead.id)
  return { ...work, drafts: draft.value === draft.before ? others : [...others, draft] }
}

export function removeDraft(work: PendingWork, leadId: string): PendingWork {
  return { ...work, drafts: work.drafts.filter(({ lead }) => lead.id !== leadId) }
}

export function isEmpty({ changes, drafts }: PendingWork): boolean {
  return drafts.length === 0 && changes.every(({ state }) => state.kind === 'sent')
}

export function countWaiting({ changes }: PendingWork): number {
  return changes.filter(({ state }) => state.kind === 'waiting').length
}
