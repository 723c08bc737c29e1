import type { KnownCaller } from '#domain/people/known-caller.ts'

/** What this filled in, so that another caller's details replace it and typed ones stay. */
const filledByForm = new WeakMap<HTMLFormElement, { name: string; email: string }>()

/** Fills in the name and address of a known caller where nothing was typed. */
export function fillCaller(form: HTMLFormElement, { name, email }: KnownCaller): void {
  const before = filledByForm.get(form)
  for (const [field, value] of Object.entries({ name, email })) {
    const input = form.elements.namedItem(field)
    const isTyped =
      !(input instanceof HTMLInputElement) ||
      (input.value !== '' && input.value !== before?.[field === 'name' ? 'name' : 'email'])
    if (!isTyped) input.value = value
  }
  filledByForm.set(form, { name, email })
}
