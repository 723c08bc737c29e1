import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import type { Lang } from '#i18n/languages.ts'
import { expectNone } from './expect-none.ts'
import { requireTexts } from './copy-texts.ts'

const sheet = readFileSync('app/parts/fonts/text.css', 'utf8')
/** Written by code, beside the texts: prices, addresses, colours and the year of the footer. */
const writtenByCode = '0123456789$₪%@#©&+-–'

/** The code points of the text font, by the `unicode-range` of its files. */
const ranges = [...sheet.matchAll(/url\([^}]*?unicode-range:([^;}]+);/g)]
  .flatMap(([, list = '']) => list.split(','))
  .map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })

function isInTextFont(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/** Arrows come from the system, formatting characters have no glyph. */
const withoutGlyph = /[\p{Cf}\p{Cc}\u2190-\u21ff]/u

function charactersOf(lang: Lang): string[] {
  const all = requireTexts(lang)
    .map(({ text }) => text)
    .concat(writtenByCode)
    .join('')
  return [...new Set(all)].filter((character) => !withoutGlyph.test(character)).toSorted()
}

test.each(['he', 'en'] as const)('every character of a %s page is in our text font', (lang) => {
  const missing = charactersOf(lang).filter((character) => !isInTextFont(character))
  expectNone(
    missing,
    'No file of the text font has a character: add its range to art/fonts/scripts.ts.',
  )
})
