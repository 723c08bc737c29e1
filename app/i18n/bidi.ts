import type { Direction } from './languages.ts'

/** Unicode isolates separate the direction of a text from that of its surroundings. */
const isolates = { ltr: '\u2066', rtl: '\u2067', auto: '\u2068', end: '\u2069' } as const

/**
 * Isolates a text, so that it is displayed the same in any surroundings, also where markup cannot
 * help: in plain text, an attribute or a PDF (requirements 1.5). An empty text stays empty.
 */
export function isolate(text: string, direction: Direction | 'auto'): string {
  return text === '' ? '' : `${isolates[direction]}${text}${isolates.end}`
}

/**
 * A line of plain text in our own words: a mark gives it its direction, also where it begins with a
 * letter of another one, as 'MVP: גרסה ראשונה' does. An empty line stays empty.
 */
export function markLine(line: string, direction: Direction): string {
  return line === '' ? '' : `${direction === 'rtl' ? '\u200f' : '\u200e'}${line}`
}

/** Isolates text that somebody typed: its first letter decides the direction. */
export function isolateAuto(text: string): string {
  return isolate(text, 'auto')
}
