import { isDay, joinDay, joinDateTime, parseTime, splitDateTime } from '#domain/typed-date-time.ts'
import { dataSelector } from '#islands/behaviours/element-data.ts'

const selector = dataSelector('qr-moment')

/** Day, month, year and time (ui/moment-field.tsx). */
function fieldsOf(moment: Element): HTMLInputElement[] {
  return [...moment.querySelectorAll('input')]
}

function typedIn(moment: Element): string[] {
  return fieldsOf(moment).map(({ value }) => value)
}

function momentCalled(form: Element, name: string): Element | null {
  return form.querySelector(dataSelector('qr-moment', name))
}

/** null: the form has no moment of this name. */
export function readMoment(form: Element, name: string): string | null {
  const moment = momentCalled(form, name)
  return moment && joinDateTime(typedIn(moment))
}

/** Whether there is a moment of this name. */
export function writeMoment(form: Element, name: string, value: string): boolean {
  const moment = momentCalled(form, name)
  if (!moment) return false
  const parts = splitDateTime(value)
  for (const [at, field] of fieldsOf(moment).entries()) field.value = parts[at] ?? ''
  return true
}

/** Says each day in full, with its day of the week. */
export function showMoments(form: Element): void {
  for (const moment of form.querySelectorAll(selector)) {
    const day = joinDay(typedIn(moment))
    const said = moment.querySelector('output')
    const text = isDay(day) ? dayInWords(day) : ''
    if (said && said.value !== text) said.value = text
  }
}

function dayInWords(day: string): string {
  const style = { dateStyle: 'full', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(document.documentElement.lang, style).format(Date.parse(day))
}

/** The moment of a field, which is judged when all of its fields are left. */
export function momentOf(field: EventTarget | null): Element | null {
  return field instanceof Element ? field.closest(selector) : null
}

/** Fills the year in, writes times as 19:30, and tells of moments that are left, by id. */
export function watchMoments(form: HTMLElement, onLeft: (id: string) => void): void {
  // Before the form's own listener, which reads the fields.
  form.addEventListener('input', ({ target }) => fillYear(target), true)
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const moment = momentOf(target)
    if (!moment) return
    const [day, , , time] = fieldsOf(moment)
    if (time) time.value = parseTime(time.value) ?? time.value
    if (day && momentOf(relatedTarget) !== moment && joinDateTime(typedIn(moment)))
      onLeft(day.id.slice(0, -4))
  })
}

/** The next time that this day comes. A year that somebody typed differs from its default. */
function fillYear(target: EventTarget | null): void {
  const moment = momentOf(target)
  const [day, month, year] = moment ? fieldsOf(moment) : []
  if (!day || !month || !year || (target !== day && target !== month)) return
  if (year.value !== year.defaultValue) return
  const now = new Date()
  const isOver = +month.value * 32 + +day.value < (now.getMonth() + 1) * 32 + now.getDate()
  const next = now.getFullYear() + (isOver ? 1 : 0)
  year.value = year.defaultValue = day.value && month.value ? String(next) : ''
}
