import { cleanLine, cleanText } from '../text/clean.ts'
import { escapeText, foldLine } from '../content-line.ts'
import type { CodeValues, FieldFaults } from './code-contents.ts'
import type { Encoded } from './encode-content.ts'

/** An hour, in milliseconds: how long an event without an end is. */
const defaultLength = 3_600_000

/** A calendar with one event. Its times are in UTC: the same moment on every phone. */
export function encodeEvent(values: CodeValues): Encoded {
  const { name = '', place = '', text = '' } = values
  const start = Date.parse(values.start ?? '')
  const end = values.end ? Date.parse(values.end) : start + defaultLength
  const faults: FieldFaults = {}
  if (cleanLine(name) === '') faults.name = 'required'
  if (Number.isNaN(start)) faults.start = values.start ? 'date' : 'required'
  else if (Number.isNaN(end)) faults.end = 'date'
  else if (end < start) faults.end = 'end'
  if (Object.keys(faults).length > 0) return { faults }
  return {
    text: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `SUMMARY:${escapeText(cleanLine(name))}`,
      `DTSTART:${utcTime(start)}`,
      `DTEND:${utcTime(end)}`,
      ...property('LOCATION', cleanLine(place)),
      ...property('DESCRIPTION', cleanText(text)),
      'END:VEVENT',
      'END:VCALENDAR',
    ]
      .map((each) => `${foldLine(each)}\r\n`)
      .join(''),
  }
}

function property(name: string, text: string): string[] {
  return text === '' ? [] : [`${name}:${escapeText(text)}`]
}

/** 20260101T173000Z */
function utcTime(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
