import { mapTexts } from './map-texts.ts'

type Values = Readonly<Record<string, string | number>>

const placeholderPattern = /\{(\w+)\}/g

/**
 * Fills the placeholders of a text. Throws where a value is missing, because a visitor must never
 * see {name}.
 */
export function fill(text: string, values: Values): string {
  return text.replaceAll(placeholderPattern, (match, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`No value for ${match} in "${text}"`)
    return String(value)
  })
}

function fillTextKnown(text: string, values: Values): string {
  return text.replaceAll(placeholderPattern, (match, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : match,
  )
}

/** Fills every text in a tree of copy. Placeholders without a value remain for a later `fill`. */
export function fillKnown<Words>(words: Words, values: Values): Words {
  return mapTexts(words, (text) => fillTextKnown(text, values))
}

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].flatMap(([, name]) => name ?? []).toSorted()
}
