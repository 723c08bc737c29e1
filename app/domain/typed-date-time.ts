import { cleanLine } from './text/clean.ts'

/**
 * The typed values of separate fields: day, month, year, and a time where there is a field for it.
 */
export type TypedDateTime = readonly string[]

/**
 * 'YYYY-MM-DD'; '' where nothing is typed. An incomplete date is kept, and is not a day by isDay().
 */
export function joinDay(typed: TypedDateTime): string {
  const [day = '', month = '', year = ''] = typed.map(cleanLine)
  if (day + month + year === '') return ''
  const century = year.length === 2 ? '20' : ''
  return `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function splitDay(text: string): string[] {
  const [year = '', month = '', day = ''] = text.split('-')
  return [day, month, year].map((part) => part.replace(/^0+(?=\d)/, ''))
}

/** 'YYYY-MM-DDTHH:MM', either half of which may be missing. */
export function joinDateTime(typed: TypedDateTime): string {
  const time = cleanLine(typed[3] ?? '')
  return joinDay(typed) + (time && `T${parseTime(time) ?? time}`)
}

export function splitDateTime(text: string): string[] {
  const [day = '', time = ''] = text.split('T')
  return [...splitDay(day), time]
}

/** Whether the text is 'YYYY-MM-DD' and a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`)
  // Some engines read 31 February as 3 March.
  return /^\d{4}-/.test(text) && time > 0 && new Date(time).toISOString().startsWith(text)
}

/** 'HH:MM' of 19:30, 19.30, 1930 or 19; null where it is not a time of day. */
export function parseTime(typed: string): string | null {
  const [, hours = '24', minutes = '00'] = /^(\d{1,2})[:.]?(\d\d)?$/.exec(cleanLine(typed)) ?? []
  return +hours < 24 && +minutes < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}
