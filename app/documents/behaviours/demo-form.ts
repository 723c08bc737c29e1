import { dataSelector, getData, setData } from '#parts/data-attributes.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Forms of the demo templates: they are validated like real ones, and nothing is sent. */
export function startDemoForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(dataSelector('demo-form')))
    startDemoForm(form)
}

function startDemoForm(form: HTMLFormElement): void {
  const thanks = form.parentElement?.querySelector<HTMLElement>(dataSelector('demo-thanks'))
  const show = (isDone: boolean) => {
    form.hidden = isDone
    if (thanks) setData(thanks, 'demo-thanks', isDone ? 'shown' : '')
  }
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    let firstWrong: Field | null = null
    // Validates every field, so that each shows its own error.
    for (const field of fieldsOf(form)) if (!validate(field)) firstWrong ??= field
    if (firstWrong) return firstWrong.focus()
    form.reset()
    show(true)
    thanks?.focus()
  })
  form.addEventListener('input', ({ target }) => {
    if (isField(target) && target.getAttribute('aria-invalid') === 'true') validate(target)
  })
  form.addEventListener('change', ({ target }) => isField(target) && validate(target))
  thanks?.querySelector(dataSelector('demo-again'))?.addEventListener('click', (event) => {
    event.preventDefault()
    show(false)
    fieldsOf(form)[0]?.focus()
  })
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField)
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

/** Validates a field and shows its error. A value of spaces only counts as empty. */
function validate(field: Field): boolean {
  const isMissing = field.required && isEmpty(field)
  const isShort = 'minLength' in field && [...field.value.trim()].length < field.minLength
  const isWrong = isMissing || !field.validity.valid || (isShort && !isEmpty(field))
  const error = document.querySelector(`#${CSS.escape(`${field.id}-error`)}`)
  if (error) error.textContent = isWrong ? getData(field, isMissing ? 'missing' : 'invalid') : ''
  field.setAttribute('aria-invalid', String(isWrong))
  return !isWrong
}

function isEmpty(field: Field): boolean {
  return field.type === 'checkbox' ? !field.matches(':checked') : field.value.trim() === ''
}
