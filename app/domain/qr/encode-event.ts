import { cleanLine, cleanText } from '../text/clean.ts'
import { isDay, parseTime } from '../typed-moment.ts'
import { escapeText, foldLine } from '../content-line.ts'
import type { CodeValues, FieldFaults } from './code-contents.ts'
import type { Encoded } from './encode-content.ts'

/** An hour, in milliseconds: how long an event without an end is. */
const defaultLength = 3_600_000

/**
 * A calendar with one event. Its times are in UTC: the same moment on every phone. An event without
 * a time lasts whole days.
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
  const [start, end] = [readMoment(typedStart), readMoment(typedEnd)]
  if (typedStart === '') return { faults: { start: 'required' } }
  if (typeof start === 'string') return { faults: { start } }
  if (start.day === '') return { faults: { start: 'date' } }
  if (typeof end === 'string') return { faults: { end } }
  if (start.time === '')
    return end.time === ''
      ? wholeDays(start.day, end.day || start.day)
      : { faults: { start: 'hour' } }
  if (end.day !== '' && end.time === '') return { faults: { end: 'hour' } }
  return hours(start, end)
}

type Moment = { day: string; time: string }

/** Either half may be missing; else what is wrong. */
function readMoment(text: string): Moment | 'date' | 'hour' {
  const [day = '', time = ''] = text.split('T')
  if (day !== '' && !isDay(day)) return 'date'
  return time === '' || parseTime(time) === time ? { day, time } : 'hour'
}

/** The end of a calendar's whole days is the day after. */
function wholeDays(first: string, last: string): Times {
  if (last < first) return { faults: { end: 'end' } }
  const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
  const date = (day: string) => day.replaceAll('-', '')
  return {
    lines: [`DTSTART;VALUE=DATE:${date(first)}`, `DTEND;VALUE=DATE:${date(after)}`],
  }
}

/** A time without a day is the next one after the start: a party may end at two. */
function hours(start: Moment, end: Moment): Times {
  const from = new Date(`${start.day}T${start.time}`)
  const to =
    end.time === ''
      ? new Date(from.getTime() + defaultLength)
      : new Date(`${end.day || start.day}T${end.time}`)
  if (end.day === '' && to <= from) to.setDate(to.getDate() + 1)
  if (to < from) return { faults: { end: 'end' } }
  return { lines: [`DTSTART:${utcTime(from)}`, `DTEND:${utcTime(to)}`] }
}

function property(name: string, text: string): string[] {
  return text === '' ? [] : [`${name}:${escapeText(text)}`]
}

/** 20260101T173000Z */
function utcTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
