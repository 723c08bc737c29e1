import type { Direction } from './languages.ts'

/** Addresses of sites, files and mailboxes, which say nothing about the language around them. */
const address = /\S*(?:@|:\/\/|\w\.\w)\S*/g

const firstLetters = /(?<![\p{L}\p{M}\p{N}'’"״׳])\p{L}/gu
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/**
 * The direction of a text that somebody typed. dir="auto" takes that of its first letter, and
 * "MVP לאפליקציה" would begin at the wrong end: a text that begins in Latin letters is Hebrew if
 * half of its words are. 'auto' for a text without words.
 */
export function textDirection(text: string): Direction | 'auto' {
  const words = text.replaceAll(address, ' ').match(firstLetters) ?? []
  const [first] = words
  if (first === undefined) return 'auto'
  const hebrew = words.filter((letter) => rightToLeft.test(letter))
  return rightToLeft.test(first) || hebrew.length * 2 >= words.length ? 'rtl' : 'ltr'
}
