import { dataSelector, getData, setData } from './element-data.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The forms of templates: checked like real ones, and nothing of them is sent. */
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
    // All of them say what is wrong with them.
    for (const field of fieldsOf(form)) if (!check(field)) firstWrong ??= field
    if (firstWrong) return firstWrong.focus()
    form.reset()
    show(true)
    thanks?.focus()
  })
  form.addEventListener('input', ({ target }) => {
    if (isField(target) && target.getAttribute('aria-invalid') === 'true') check(target)
  })
  form.addEventListener('change', ({ target }) => isField(target) && check(target))
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

/** Says at the field what is wrong with it. Only spaces count as nothing. */
function check(field: Field): boolean {
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
