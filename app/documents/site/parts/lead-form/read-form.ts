import type { FormValues } from '#domain/leads/form-state.ts'

/** The text fields of a form in the browser. Files count as empty. */
export function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  )
}
