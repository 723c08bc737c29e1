import { isRecord } from '#domain/is-record.ts'
import { emptyWork, type PendingWork } from './pending-work.ts'

/** Empty where the text is not in the format of this version or an earlier one. */
export function parsePendingWork(text: string | null): PendingWork {
  if (text === null) return emptyWork
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return emptyWork
    const { savedAt: _time, ...stored } = value
    // Earlier versions stored neither forms nor opened leads nor cards.
    const work = { forms: [], opened: [], cards: [], ...stored }
    return isPendingWork(work) ? work : emptyWork
  } catch {
    return emptyWork
  }
}

function isPendingWork(value: unknown): value is PendingWork {
  if (!isRecord(value)) return false
  const { changes, drafts, forms, opened, cards } = value
  return (
    isListOf(changes, isChange) &&
    isListOf(drafts, isEdit) &&
    isListOf(forms, isForm) &&
    isListOf(opened, isText) &&
    isListOf(cards, isCardDraft)
  )
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextRecord(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isText)
}

function isLead(value: unknown): boolean {
  return isRecord(value) && isText(value['id']) && isText(value['name'])
}

function isEdit(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { lead, before, version, note, day } = value
  return (
    isLead(lead) &&
    isText(value['value']) &&
    isText(before) &&
    typeof version === 'number' &&
    (note === undefined || isText(note)) &&
    (day === undefined || isText(day))
  )
}

function isChange(value: unknown): boolean {
  if (!isEdit(value) || !isRecord(value)) return false
  const { key, field, state } = value
  return isText(key) && isText(field) && isChangeState(state)
}

function isChangeState(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { kind, current, version } = value
  if (kind !== 'refused') return kind === 'waiting' || kind === 'sent'
  return (current === null || isText(current)) && typeof version === 'number'
}

function isCardDraft(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { id, version, name, values, photo, gallery } = value
  return (
    isText(id) &&
    (version === null || typeof version === 'number') &&
    isText(name) &&
    isTextRecord(values) &&
    (photo === null || isText(photo)) &&
    isListOf(gallery, isText)
  )
}

function isForm(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { key, kind, lead, values, state } = value
  const isKnown = kind === 'new-lead' || kind === 'correction'
  return isKnown && isText(key) && isLead(lead) && isTextRecord(values) && isFormState(state)
}

function isFormState(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { kind, errors, isGone } = value
  if (kind !== 'refused') return kind === 'typed' || kind === 'waiting' || kind === 'sent'
  return isTextRecord(errors) && typeof isGone === 'boolean'
}
