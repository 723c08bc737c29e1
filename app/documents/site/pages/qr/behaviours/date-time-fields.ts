import { isDay, joinDay, joinDateTime, parseTime, splitDateTime } from '#domain/typed-date-time.ts'
import { dataSelector } from '#parts/data-attributes.ts'

const selector = dataSelector('qr-date-time')

/** The inputs of a date-time field: day, month, year and time (ui/date-time-field.tsx). */
function inputsOf(field: Element): HTMLInputElement[] {
  return [...field.querySelectorAll('input')]
}

function valuesOf(field: Element): string[] {
  return inputsOf(field).map(({ value }) => value)
}

function findDateTimeField(form: Element, name: string): Element | null {
  return form.querySelector(dataSelector('qr-date-time', name))
}

/** 'YYYY-MM-DDTHH:MM', as far as it is filled in. Null where the form has no such field. */
export function readDateTime(form: Element, name: string): string | null {
  const field = findDateTimeField(form, name)
  return field && joinDateTime(valuesOf(field))
}

/** Returns whether the form has such a field. */
export function writeDateTime(form: Element, name: string, value: string): boolean {
  const field = findDateTimeField(form, name)
  if (!field) return false
  const parts = splitDateTime(value)
  for (const [index, input] of inputsOf(field).entries()) input.value = parts[index] ?? ''
  return true
}

/** Shows each date in full, with its day of the week. */
export function showDatesInWords(form: Element): void {
  for (const field of form.querySelectorAll(selector)) {
    const day = joinDay(valuesOf(field))
    const output = field.querySelector('output')
    const text = isDay(day) ? formatFullDate(day) : ''
    if (output && output.value !== text) output.value = text
  }
}

function formatFullDate(day: string): string {
  const style = { dateStyle: 'full', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(document.documentElement.lang, style).format(Date.parse(day))
}

/** The date-time field that an input is part of. It is validated when the focus leaves all of it. */
export function dateTimeFieldOf(input: EventTarget | null): Element | null {
  return input instanceof Element ? input.closest(selector) : null
}

/**
 * Fills in the year, writes times as 19:30, and calls back with the id of a filled field that the
 * focus leaves.
 */
export function watchDateTimes(form: HTMLElement, onLeft: (id: string) => void): void {
  // Captures the event, to run before the form's own listener reads the inputs.
  form.addEventListener('input', ({ target }) => fillYear(target), true)
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = dateTimeFieldOf(target)
    if (!field) return
    const [day, , , time] = inputsOf(field)
    if (time) time.value = parseTime(time.value) ?? time.value
    if (day && dateTimeFieldOf(relatedTarget) !== field && joinDateTime(valuesOf(field)))
      onLeft(day.id.slice(0, -4))
  })
}

/** Fills in the year in which this day comes next. A year that was typed differs from its default. */
function fillYear(target: EventTarget | null): void {
  const field = dateTimeFieldOf(target)
  const [day, month, year] = field ? inputsOf(field) : []
  if (!day || !month || !year || (target !== day && target !== month)) return
  if (year.value !== year.defaultValue) return
  const now = new Date()
  const isOver = +month.value * 32 + +day.value < (now.getMonth() + 1) * 32 + now.getDate()
  const next = now.getFullYear() + (isOver ? 1 : 0)
  year.value = year.defaultValue = day.value && month.value ? String(next) : ''
}
