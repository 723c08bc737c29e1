import {
  codeFields,
  type CodeType,
  type FieldFault,
  type FieldFaults,
} from '#domain/qr/code-contents.ts'
import type { Parts } from './page-parts.ts'

/** Ids of the fields that the visitor has left: only these show errors. */
export type VisitedIds = Set<string>

/** Shows the errors of the visited fields of the type, and none at the other fields. */
export function showFaults(parts: Parts, type: CodeType, faults: FieldFaults, visited: VisitedIds) {
  for (const name of codeFields[type]) {
    const id = idOf(type, name)
    const fault = visited.has(id) ? faults[name] : undefined
    showFault(id, fault === undefined ? '' : parts.words.faults[fault], fault)
  }
}

/**
 * Shows an error text at a field; '' removes it. The element for it is in the markup (ui/field.tsx,
 * ui/date-time-field.tsx).
 */
export function showFault(id: string, text: string, fault?: FieldFault): void {
  const output = document.getElementById(`${id}-error`)
  if (output && output.textContent !== text) output.textContent = text
  const wrong = text === '' ? null : fieldOf(id, fault)
  for (const field of [fieldOf(id), fieldOf(id, 'hour')])
    if (field) setInvalid(field, id, field === wrong)
}

function setInvalid(field: HTMLElement, id: string, isWrong: boolean): void {
  field.ariaInvalid = isWrong ? 'true' : null
  const ids = [isWrong ? `${id}-error` : '', document.getElementById(`${id}-note`)?.id ?? '']
  const described = ids.filter(Boolean).join(' ')
  if (described === '') field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', described)
}

/** Marks every field of the type as visited and focuses the first invalid one. */
export function focusFault(type: CodeType, faults: FieldFaults, visited: VisitedIds): void {
  for (const name of codeFields[type]) visited.add(idOf(type, name))
  const first = codeFields[type].find((name) => faults[name] !== undefined)
  if (first) fieldOf(idOf(type, first), faults[first])?.focus()
}

function idOf(type: CodeType, name: string): string {
  return `qr-${type}-${name}`
}

/** The element with this id; for a date-time field, its input for the time or the day. */
function fieldOf(id: string, fault?: FieldFault): HTMLElement | null {
  const field = document.getElementById(id)
  return field ?? document.getElementById(`${id}-${fault === 'hour' ? 'time' : 'day'}`)
}
