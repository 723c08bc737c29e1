import { cleanLine, cleanText } from '../text/clean.ts'
import { isDay, parseTime } from '../typed-date-time.ts'
import { escapeText, foldLine } from '../content-line.ts'
import type { CodeValues, FieldFaults } from './code-contents.ts'
import type { Encoded } from './encode-content.ts'

/** The length of an event without an end: an hour, in milliseconds. */
const defaultLength = 3_600_000

/**
 * An iCalendar file with one event. Its times are in UTC, so they are the same on every phone. An
 * event without a time lasts whole days.
 */
export function encodeEvent(values: CodeValues): Encoded {
  const { name = '', place = '', text = '' } = values
  const read = readTimes(values)
  const faults: FieldFaults = 'faults' in read ? read.faults : {}
  if (cleanLine(name) === '') faults.name = 'required'
  if ('faults' in read || Object.keys(faults).length > 0) return { faults }
  return {
    text: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `SUMMARY:${escapeText(cleanLine(name))}`,
      ...read.lines,
      ...property('LOCATION', cleanLine(place)),
      ...property('DESCRIPTION', cleanText(text)),
      'END:VEVENT',
      'END:VCALENDAR',
    ]
      .map((each) => `${foldLine(each)}\r\n`)
      .join(''),
  }
}

type Times = { lines: string[] } | { faults: FieldFaults }

function readTimes({ start: typedStart = '', end: typedEnd = '' }: CodeValues): Times {
  const [start, end] = [readDateTime(typedStart), readDateTime(typedEnd)]
  if (typedStart === '') return { faults: { start: 'required' } }
  if (typeof start === 'string') return { faults: { start } }
  if (start.day === '') return { faults: { start: 'date' } }
  if (typeof end === 'string') return { faults: { end } }
  if (start.time === '')
    return end.time === ''
      ? wholeDayEvent(start.day, end.day || start.day)
      : { faults: { start: 'hour' } }
  if (end.day !== '' && end.time === '') return { faults: { end: 'hour' } }
  return timedEvent(start, end)
}

type DateTime = { day: string; time: string }

/** Splits a date and time, either of which may be missing; or names the one that is invalid. */
function readDateTime(text: string): DateTime | 'date' | 'hour' {
  const [day = '', time = ''] = text.split('T')
  if (day !== '' && !isDay(day)) return 'date'
  return time === '' || parseTime(time) === time ? { day, time } : 'hour'
}

/** DTEND is exclusive in iCalendar: for whole days it is the day after the last. */
function wholeDayEvent(first: string, last: string): Times {
  if (last < first) return { faults: { end: 'end' } }
  const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
  const date = (day: string) => day.replaceAll('-', '')
  return {
    lines: [`DTSTART;VALUE=DATE:${date(first)}`, `DTEND;VALUE=DATE:${date(after)}`],
  }
}

/**
 * An end time without a day is its next occurrence after the start, such as two o'clock at night.
 */
function timedEvent(start: DateTime, end: DateTime): Times {
  const from = new Date(`${start.day}T${start.time}`)
  if (isSkipped(from, start.time)) return { faults: { start: 'skipped' } }
  const to =
    end.time === ''
      ? new Date(from.getTime() + defaultLength)
      : new Date(`${end.day || start.day}T${end.time}`)
  if (end.day === '' && to <= from) to.setDate(to.getDate() + 1)
  if (end.time !== '' && isSkipped(to, end.time)) return { faults: { end: 'skipped' } }
  if (to < from) return { faults: { end: 'end' } }
  return { lines: [`DTSTART:${utcTime(from)}`, `DTEND:${utcTime(to)}`] }
}

/** Whether the clocks go forward over a time: the date then shows another one. */
function isSkipped(date: Date, time: string): boolean {
  const [hour, minute] = time.split(':').map(Number)
  return date.getHours() !== hour || date.getMinutes() !== minute
}

function property(name: string, text: string): string[] {
  return text === '' ? [] : [`${name}:${escapeText(text)}`]
}

/** 20260101T173000Z */
function utcTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
