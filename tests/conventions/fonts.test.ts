import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Lang } from '#i18n/languages.ts'
import { expectNone } from './expect-none.ts'
import { requireTexts } from './copy-texts.ts'

const faces = readFileSync('app/documents/site/styles/fonts.css', 'utf8')
const base = readFileSync('app/documents/site/styles/base.css', 'utf8')
/** Written by code, beside the texts: prices, addresses, colours and the year of the footer. */
const writtenByCode = '0123456789$₪%@#©&+-–'

/** Whether a family's files have a character, by their `unicode-range`. */
function hasGlyph(family: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  const ranges = [...faces.matchAll(/font-family: '(.+)';[^}]*?unicode-range:([^;}]+);/g)]
    .filter(([, name]) => name === family)
    .flatMap(([, , range = '']) => range.split(','))
  return ranges.some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}

function textFonts(lang: Lang): string[] {
  const list = new RegExp(`:root:lang\\(${lang}\\) \\{[^}]*--font-text:([^;]+);`).exec(base)?.[1]
  return [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

/** The characters that pages use. Templates are left out, because they have separate fonts. */
function charactersOf(lang: Lang): string[] {
  const texts = requireTexts(lang).filter(({ at }) => !/templates|clinic-pages/.test(at))
  const all = texts.map(({ text }) => text).join('') + writtenByCode
  return [...new Set(all)].filter((character) => !/[\p{Cf}\p{Cc}]/u.test(character)).toSorted()
}

test.each(['he', 'en'] as const)('every character of a %s page is in our text font', (lang) => {
  const fonts = textFonts(lang)
  expect(fonts.length).toBeGreaterThan(1)
  const missing = charactersOf(lang).filter(
    (character) => !fonts.some((family) => hasGlyph(family, character)),
  )
  expectNone(missing, 'Our text font has no picture of a character: run `npm run art`.')
})
