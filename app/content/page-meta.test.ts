import { expect, test } from 'vitest'
import { pagePaths } from '#catalog/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'

const langs: readonly Lang[] = ['he', 'en']

const limits = { title: [25, 60], description: [70, 160], keywords: [3, 6] } as const

const entries = langs.flatMap((lang) =>
  pagePaths.map((path) => ({ lang, path, meta: copyFor(lang).meta[path] })),
)

function isWithin(length: number, [min, max]: readonly [number, number]): boolean {
  return length >= min && length <= max
}

/** The script of the first letter. Digits and signs are neutral. */
const firstLetter: Record<Lang, RegExp> = {
  he: /^\P{Letter}*\p{Script=Hebrew}/u,
  en: /^\P{Letter}*\p{Script=Latin}/u,
}

// Proves 2.6.1.
test.each(entries)('/$lang/$path has metadata that search engines show in full', (entry) => {
  const { lang, meta } = entry
  const { title, description, keywords } = meta
  expect
    .soft([...title].length, title)
    .toSatisfy((length: number) => isWithin(length, limits.title))
  expect
    .soft([...description].length, description)
    .toSatisfy((length: number) => isWithin(length, limits.description))
  expect
    .soft(keywords.length, keywords.join(', '))
    .toSatisfy((length: number) => isWithin(length, limits.keywords))
  expect.soft(new Set(keywords).size, 'no keyword twice').toBe(keywords.length)
  expect.soft(title).toMatch(firstLetter[lang])
  expect.soft(description).toMatch(/[.!?]$/)
})

// Proves 2.6.1.
test.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
  const screens = langs.flatMap((lang) => Object.values(copyFor(lang).screenMeta))
  // Two screens of the admin area share a description; they are not indexed.
  const texts = [
    ...entries.map(({ meta }) => meta[part]),
    ...new Set(screens.map((meta) => meta[part])),
  ]
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
