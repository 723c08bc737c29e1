import type { LeadField } from '#domain/leads/lead-change.ts'

type Edit = {
  lead: { id: string; name: string }
  value: string
  /** The value, and the version of the lead, that the admin saw. */
  before: string
  version: number
  /** The note. Absent for a status, and in what an earlier version of the site stored. */
  note?: string | undefined
  /** The day that was entered for a note, '' for none; absent where it was left as it is. */
  day?: string | undefined
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
  /** Unsaved notes. Those without a text before are new, at most one for each lead. */
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

/** The last change of each note of a lead that is not blocked by a refused one, oldest in front. */
export function findNoteChanges({ changes }: PendingWork, leadId: string): PendingChange[] {
  const made = changes.filter(
    (change) =>
      change.lead.id === leadId && change.field === 'notes' && !findRefusal(changes, change),
  )
  return made.filter(
    (change, index) => !made.slice(index + 1).some((other) => isSameField(other, change)),
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
  return one.field === other.field && isSameNote(one, other)
}

/** Without a note it is the first one of the lead, which has the id of the lead. */
export function noteIdOf({ note, lead }: Edit): string {
  return note ?? lead.id
}

function isSameNote(one: Edit, other: Edit): boolean {
  return one.lead.id === other.lead.id && noteIdOf(one) === noteIdOf(other)
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

/** The draft of a note; without a note, that of the new one of the lead. */
export function findDraft({ drafts }: PendingWork, leadId: string, note?: string) {
  return drafts.find(
    (draft) =>
      draft.lead.id === leadId &&
      (note === undefined ? draft.before === '' : draft.before !== '' && noteIdOf(draft) === note),
  )
}

/** Replaces the draft of the same note. A draft that changes nothing is removed. */
export function setDraft(work: PendingWork, draft: Draft): PendingWork {
  const { drafts } = removeDraft(work, draft)
  const isChanged = draft.value !== draft.before || draft.day !== undefined
  return { ...work, drafts: isChanged ? [...drafts, draft] : drafts }
}

export function removeDraft(work: PendingWork, draft: Draft): PendingWork {
  return { ...work, drafts: work.drafts.filter((other) => !isSameNote(other, draft)) }
}

/** Whether signing out would lose nothing. */
export function isEmpty({ changes, drafts, forms, cards }: PendingWork): boolean {
  return drafts.length + cards.length === 0 && ![...changes, ...forms].some(isUnsent)
}

export function countWaiting({ changes, forms }: PendingWork): number {
  return [...changes, ...forms].filter(({ state }) => state.kind === 'waiting').length
}
