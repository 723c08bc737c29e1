import { readCardForm, readStart } from '#domain/business-card/read-card-form.ts'
import type { FormValues } from '#desk/parts/pending-work.ts'

export type Pictures = { photo: string | null; gallery: readonly string[] }

type CardFields = { values: FormValues } & Pictures

/**
 * The values of the editor's fields, without its pictures and without the fields that the page
 * itself fills in.
 */
export function readCardFields(form: HTMLFormElement): FormValues {
  const excluded = new Set(['id', 'version', 'photo', 'gallery'])
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !excluded.has(entry[0]),
  )
  return Object.fromEntries(entries)
}

export function fillCardFields(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type))
      field.checked = values[field.name] === field.value
    else if (field instanceof HTMLInputElement && /^(?:file|hidden)$/.test(field.type)) continue
    else if (isTextControl(field)) field.value = values[field.name] ?? ''
  }
}

function isTextControl(field: Element) {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  )
}

/** A text that is equal for fields that store the same card, whatever their spelling. */
export function summarizeCard({ values, photo, gallery }: CardFields): string {
  const content = readCardForm({
    get: (name) => (name === 'photo' ? photo : values[name]),
    getAll: (name) => (name === 'gallery' ? [...gallery] : []),
  })
  const { slug = '', status } = values
  const startsOn = readStart((name) => values[name])
  return JSON.stringify([content, slug.trim().toLowerCase(), status, startsOn])
}
