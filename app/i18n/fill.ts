import { mapTexts } from './map-texts.ts'

type Values = Readonly<Record<string, string | number>>

const placeholderPattern = /\{(\w+)\}/g

/** A value that begins with a digit or with a letter of another script, isolated or not. */
const notHebrew = /^[\u2066-\u2068]?(?:\p{Nd}|(?!\p{Script=Hebrew})\p{L})/u

/** With a maqaf, if Hebrew letters are directly before the value and it is not Hebrew: ל־John. */
function joinPrefix(text: string, at: number, value: string): string {
  return /[א-ת]/.test(text.charAt(at - 1)) && notHebrew.test(value) ? `־${value}` : value
}

/**
 * Fills the placeholders of a text. Throws where a value is missing, because a visitor must never
 * see {name}.
 */
export function fill(text: string, values: Values): string {
  return text.replaceAll(placeholderPattern, (match, name: string, at: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`No value for ${match} in "${text}"`)
    return joinPrefix(text, at, String(value))
  })
}

function fillTextKnown(text: string, values: Values): string {
  return text.replaceAll(placeholderPattern, (match, name: string, at: number) =>
    Object.hasOwn(values, name) ? joinPrefix(text, at, String(values[name])) : match,
  )
}

/** Fills every text in a tree of copy. Placeholders without a value remain for a later `fill`. */
export function fillKnown<Words>(words: Words, values: Values): Words {
  return mapTexts(words, (text) => fillTextKnown(text, values))
}

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].flatMap(([, name]) => name ?? []).toSorted()
}
