import type { CodeState } from '#domain/qr/code-address.ts'
import { codeFields, isCodeType, type CodeType, type CodeValues } from '#domain/qr/code-contents.ts'
import { plainStyle, type CodeStyle } from '#domain/qr/code-style.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { readDateTime, showDatesInWords, writeDateTime } from './date-time-fields.ts'

/** The current content and style of the form. */
export function readState(form: HTMLFormElement): CodeState {
  const type = chosenType(form)
  const values: CodeValues = {}
  for (const name of codeFields[type]) values[name] = readControl(form, `${type}.${name}`)
  const style: CodeStyle = { ...plainStyle }
  for (const [name, plainValue] of Object.entries(plainStyle)) {
    const value = readControl(form, `style.${name}`)
    // SAFETY: the controls are named after the keys of CodeStyle and offer its values
    // (style-form.tsx).
    Object.assign(style, { [name]: parseValue(value, plainValue) })
  }
  return { content: { type, values }, style }
}

/**
 * Fills in the form. Fields that the state does not contain, such as a password, keep their value.
 */
export function writeState(form: HTMLFormElement, { content, style }: CodeState): void {
  writeControl(form, 'type', content.type)
  for (const [name, value] of Object.entries(content.values))
    writeControl(form, `${content.type}.${name}`, value)
  for (const [name, value] of Object.entries(style)) {
    const text = typeof value === 'boolean' ? (value ? 'on' : '') : String(value)
    writeControl(form, `style.${name}`, text)
  }
  showValues(form)
}

/**
 * Updates what depends on the controls: the fields of the type, numbers of sliders, colour codes.
 */
export function showValues(form: HTMLFormElement): void {
  const type = chosenType(form)
  for (const fields of form.querySelectorAll<HTMLElement>(dataSelector('qr-fields')))
    fields.hidden = getData(fields, 'qr-fields') !== type
  for (const slider of form.querySelectorAll<HTMLInputElement>('input[type=range]')) {
    const output = form.elements.namedItem(`${slider.name}.value`)
    if (output instanceof HTMLOutputElement) output.value = slider.value
  }
  for (const code of form.querySelectorAll<HTMLInputElement>(dataSelector('qr-colour')))
    if (code !== document.activeElement)
      code.value = readControl(form, `style.${getData(code, 'qr-colour')}`)
  showDatesInWords(form)
  const isChosen = (name: string, value: string) => readControl(form, name) === value
  show(form, 'qr-logo', isChosen('style.middle', 'logo'))
  show(form, 'qr-caption', !isChosen('style.frame', 'none'))
}

function show(form: HTMLFormElement, name: 'qr-logo' | 'qr-caption', isShown: boolean): void {
  const part = form.querySelector<HTMLElement>(dataSelector(name))
  if (part) part.hidden = !isShown
}

function chosenType(form: HTMLFormElement): CodeType {
  const type = readControl(form, 'type')
  return isCodeType(type) ? type : 'link'
}

function parseValue(
  value: string,
  plainValue: CodeStyle[keyof CodeStyle],
): string | number | boolean {
  if (typeof plainValue === 'number') return Number(value)
  return typeof plainValue === 'boolean' ? value === 'on' : value
}

function readControl(form: HTMLFormElement, name: string): string {
  const dateTime = readDateTime(form, name)
  if (dateTime !== null) return dateTime
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked ? 'on' : ''
  return hasValue(control) ? control.value : ''
}

export function writeControl(form: HTMLFormElement, name: string, value: string): void {
  if (writeDateTime(form, name, value)) return
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    control.checked = value === 'on'
  else if (hasValue(control)) control.value = value
}

type WithValue = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList

function hasValue(control: Element | RadioNodeList | null): control is WithValue {
  return (
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}
