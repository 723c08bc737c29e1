/** A list is the radio buttons of one name. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList

function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof RadioNodeList
    ? field
    : null
}

/** The value that the field had in the document. */
function defaultOf(field: Field): string {
  if (field instanceof RadioNodeList) {
    const radios = Array.from(field).filter((node) => node instanceof HTMLInputElement)
    return radios.find(({ defaultChecked }) => defaultChecked)?.value ?? ''
  }
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = Array.from(field.options)
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** The values of the named fields; '' where the form has no such field. */
export function readFields(
  form: HTMLFormElement,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? '']))
}

/** Whether a field differs from the value that it had in the document. */
export function isTyped(form: HTMLFormElement, names: readonly string[]): boolean {
  return names.some((name) => {
    const field = fieldOf(form, name)
    return field !== null && field.value !== defaultOf(field)
  })
}

/** Skips fields that were changed already. */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name)
    if (field && !isHidden(field) && field.value === defaultOf(field)) field.value = value
  }
}

function isHidden(field: Field): boolean {
  return field instanceof HTMLInputElement && field.type === 'hidden'
}
