import {
  codeFields,
  type CodeType,
  type FieldFault,
  type FieldFaults,
} from '#domain/qr/code-contents.ts'
import type { Parts } from './page-parts.ts'

/** Fields that the visitor has left, by their ids: only they are told what is wrong. */
export type Visited = Set<string>

/** Shows what is wrong at each visited field of the type, and nothing at the others. */
export function showFaults(parts: Parts, type: CodeType, faults: FieldFaults, visited: Visited) {
  for (const name of codeFields[type]) {
    const id = idOf(type, name)
    const fault = visited.has(id) ? faults[name] : undefined
    showFault(id, fault === undefined ? '' : parts.words.faults[fault], fault)
  }
}

/** '' removes it. The element for it is in the markup (ui/field.tsx, ui/moment-field.tsx). */
export function showFault(id: string, text: string, fault?: FieldFault): void {
  const place = document.getElementById(`${id}-error`)
  if (place && place.textContent !== text) place.textContent = text
  const wrong = text === '' ? null : fieldOf(id, fault)
  for (const field of [fieldOf(id), fieldOf(id, 'hour')])
    if (field) mark(field, id, field === wrong)
}

function mark(field: HTMLElement, id: string, isWrong: boolean): void {
  field.ariaInvalid = isWrong ? 'true' : null
  const ids = [isWrong ? `${id}-error` : '', document.getElementById(`${id}-note`)?.id ?? '']
  const described = ids.filter(Boolean).join(' ')
  if (described === '') field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', described)
}

/** Every field of the type counts as visited; the first wrong one gets the focus. */
export function focusFault(type: CodeType, faults: FieldFaults, visited: Visited): void {
  for (const name of codeFields[type]) visited.add(idOf(type, name))
  const first = codeFields[type].find((name) => faults[name] !== undefined)
  if (first) fieldOf(idOf(type, first), faults[first])?.focus()
}

function idOf(type: CodeType, name: string): string {
  return `qr-${type}-${name}`
}

/** Of a moment, the field of its day or of its time. */
function fieldOf(id: string, fault?: FieldFault): HTMLElement | null {
  const field = document.getElementById(id)
  return field ?? document.getElementById(`${id}-${fault === 'hour' ? 'time' : 'day'}`)
}
