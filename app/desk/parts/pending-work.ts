import type { LeadField } from '#domain/leads/lead-change.ts'

type Edit = {
  lead: { id: string; name: string }
  value: string
  /** The value, and the version of the lead, that the admin saw. */
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

/**
 * A form about a lead, stored on the device until the server has stored it. 'refused': its values
 * are invalid or outdated, or its lead was deleted; `errors` are codes, by field.
 */
export type PendingForm = {
  /** Idempotency key; for a new lead also its id. */
  key: string
  kind: 'new-lead' | 'correction'
  lead: { id: string; name: string }
  values: FormValues
  state:
    | { kind: 'typed' | 'waiting' | 'sent' }
    | { kind: 'refused'; errors: Readonly<Record<string, string>>; isGone: boolean }
}

export type FormValues = Readonly<Record<string, string>>

/** Unsaved input of the card editor. */
export type CardDraft = {
  id: string
  /** The version of the card that was edited; null for a card that is not stored yet. */
  version: number | null
  name: string
  values: FormValues
  photo: string | null
  gallery: readonly string[]
}

/** Everything that an admin entered and the server has not confirmed. */
export type PendingWork = {
  /** In the order in which they were made. */
  changes: readonly PendingChange[]
  /** Unsaved notes, at most one for each lead. */
  drafts: readonly Draft[]
  forms: readonly PendingForm[]
  /** Ids of new leads that were opened: the server sets their status to 'read'. */
  opened: readonly string[]
  cards: readonly CardDraft[]
}

export const emptyWork: PendingWork = { changes: [], drafts: [], forms: [], opened: [], cards: [] }

export type NewChange = Omit<PendingChange, 'key' | 'state'>

export function addChange(work: PendingWork, change: NewChange, key: string): PendingWork {
  return { ...work, changes: [...work.changes, { ...change, key, state: { kind: 'waiting' } }] }
}

/**
 * The last change of a field that is not blocked by a refused one: the page shows its value instead
 * of the stored one.
 */
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

/**
 * The next change to send. Changes of a field wait until the admin has decided about a refused one.
 */
export function findNextChange({ changes }: PendingWork): PendingChange | undefined {
  return changes.find((change) => change.state.kind === 'waiting' && !findRefusal(changes, change))
}

function findRefusal(changes: readonly PendingChange[], change: PendingChange) {
  return changes.find((other) => other.state.kind === 'refused' && isSameField(other, change))
}

function isSameField(one: PendingChange, other: PendingChange): boolean {
  return one.lead.id === other.lead.id && one.field === other.field
}

export function setChangeState(work: PendingWork, key: string, state: ChangeState): PendingWork {
  return {
    ...work,
    changes: work.changes.map((change) => (change.key === key ? { ...change, state } : change)),
  }
}

export function removeSent(work: PendingWork): PendingWork {
  return { ...work, changes: work.changes.filter(isUnsent), forms: work.forms.filter(isUnsent) }
}

function isUnsent({ state }: PendingChange | PendingForm): boolean {
  return state.kind !== 'sent'
}

export type Conflict = PendingChange & { state: Extract<ChangeState, { kind: 'refused' }> }

/** Each refused change, with the last value that the admin entered for its field. */
export function findConflicts({ changes }: PendingWork): Conflict[] {
  return changes.flatMap((change) => {
    if (change.state.kind !== 'refused') return []
    const { value } = changes.findLast((other) => isSameField(other, change)) ?? change
    return [{ ...change, value, state: change.state }]
  })
}

/**
 * Replaces all changes of the field by one with the value that the admin decided on; null keeps the
 * stored value.
 */
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

/** Replaces the draft of the same lead. A draft equal to the stored value is removed. */
export function setDraft(work: PendingWork, draft: Draft): PendingWork {
  const others = work.drafts.filter(({ lead }) => lead.id !== draft.lead.id)
  return { ...work, drafts: draft.value === draft.before ? others : [...others, draft] }
}

export function removeDraft(work: PendingWork, leadId: string): PendingWork {
  return { ...work, drafts: work.drafts.filter(({ lead }) => lead.id !== leadId) }
}

/** Whether signing out would lose nothing. */
export function isEmpty({ changes, drafts, forms, cards }: PendingWork): boolean {
  return drafts.length + cards.length === 0 && ![...changes, ...forms].some(isUnsent)
}

export function countWaiting({ changes, forms }: PendingWork): number {
  return [...changes, ...forms].filter(({ state }) => state.kind === 'waiting').length
}
