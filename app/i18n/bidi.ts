import type { Direction } from './languages.ts'

/** Unicode isolates keep the direction of a text apart from its surroundings. */
const isolates = { ltr: '\u2066', rtl: '\u2067', auto: '\u2068', end: '\u2069' } as const

/**
 * Reads the same whatever surrounds it, also where markup cannot help: in plain text, an attribute,
 * a PDF (requirements 1.5). An empty text stays empty.
 */
export function isolate(text: string, direction: Direction): string {
  return text === '' ? '' : `${isolates[direction]}${text}${isolates.end}`
}

/** For text that somebody typed: its own first letter decides the direction. */
export function isolateAuto(text: string): string {
  return text === '' ? '' : `${isolates.auto}${text}${isolates.end}`
}
