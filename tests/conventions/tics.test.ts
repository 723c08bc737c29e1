import { expect, test } from 'vitest'
import { headingPairs } from './heading-pairs.ts'
import { expectNone } from './expect-none.ts'
import { requireTexts, type Text } from './copy-texts.ts'

type Lang = 'he' | 'en'

/** A turn of phrase that is good once, and how often one page may have it. */
type Tic = { pattern: RegExp; most: number }

const tics: Record<Lang, Record<string, Tic>> = {
  he: {
    'אחד, אחת': { pattern: /(?<![א-ת])[ובלמהכש]{0,2}(?:אחד|אחת)(?![א-ת])/g, most: 6 },
    'X ולא Y': { pattern: /(?:, לא|(?:,)? ולא) (?!רק)/g, most: 5 },
  },
  en: {
    one: { pattern: /\bone\b/gi, most: 8 },
    'X, not Y': { pattern: /, (?:and )?not\b/gi, most: 5 },
  },
}

/** The pages of the studio: demo businesses and articles have a style of their own. */
const ownPage = /^content\/(?:pages|services)\/[\w-]+/

/** Each page that has a tic more often than it may. */
function findTics(texts: readonly Text[], lang: Lang): string[] {
  const pages = Map.groupBy(texts, ({ at }) => ownPage.exec(at.replace(/\.words\..*/, ''))?.[0])
  pages.delete(undefined)
  return [...pages].flatMap(([page, own]) =>
    Object.entries(tics[lang]).flatMap(([name, { pattern, most }]) => {
      const count = own.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)
      return count > most ? [`${page}  ${name}: ${count} times, at most ${most}`] : []
    }),
  )
}

test.each<[Lang, string, number, boolean]>([
  ['he', 'דף אחד, מטרה אחת.', 3, false],
  ['he', 'דף אחד, מטרה אחת.', 4, true],
  ['he', 'קובץ, ולא ציור. ', 5, false],
  ['he', 'קובץ, ולא ציור. ', 6, true],
  ['he', 'אחדים, אחתה, לא רק', 9, false],
  ['en', 'One page. ', 8, false],
  ['en', 'One page. ', 9, true],
  ['en', 'a file, not a drawing. ', 6, true],
  ['en', 'ones, nothing', 9, false],
])('in %s "%s", %i times on a page, is refused: %s', (lang, text, times, isRefused) => {
  const texts = [{ at: 'content/pages/about.words.title', text: text.repeat(times), plural: false }]
  expect(findTics(texts, lang).length > 0).toBe(isRefused)
  const elsewhere = texts.map((each) => ({ ...each, at: 'content/posts/a.words.body' }))
  expect(findTics(elsewhere, lang)).toEqual([])
})

test.each<Lang>(['he', 'en'])('no page in %s repeats a turn of phrase', (lang) => {
  const texts = requireTexts(lang)
  expect(texts.filter(({ at }) => ownPage.test(at)).length).toBeGreaterThan(500)
  expectNone(findTics(texts, lang), 'A page repeats a turn of phrase: say it another way.')
})

/** A second part that offers an alternative, with nothing before it that ends the first. */
function lacksMark([strong, light]: readonly [string, string]): boolean {
  return /^(?:או |or )/i.test(light) && !strong.endsWith(',') && !light.endsWith('?')
}

test.each([
  ['A wall of charts', 'or one sentence', true],
  ['A wall of charts', 'or one sentence?', false],
  ['A landing page,', 'or a little more', false],
  ['קיר של גרפים', 'או משפט אחד', true],
  ['קיר של גרפים', 'או משפט אחד?', false],
  ['אורנים', 'אורן', false],
] as const)('the heading "%s" + "%s" lacks its mark: %s', (strong, light, lacks) => {
  expect(lacksMark([strong, light])).toBe(lacks)
})

test.each<Lang>(['he', 'en'])('a heading of two parts in %s is a sentence when read', (lang) => {
  const pairs = headingPairs(requireTexts(lang))
  expect(pairs.length).toBeGreaterThan(100)
  expectNone(
    pairs
      .filter(({ title }) => lacksMark(title))
      .map(({ at, title }) => `${at}  ${title.join(' ')}`),
    'A heading in two parts is no sentence: keep its comma or question mark.',
  )
})
