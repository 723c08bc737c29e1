import { expect, test } from 'vitest'
import { serviceIds } from '#catalog/services.ts'
import { contentWords } from './words.server.ts'

/** The words of four letters or more: shorter ones are in every sentence. */
function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}/]{4,}/gu),
  )
}

// Proves 3.3.17.
test.each(['he', 'en'] as const)(
  'the first headings in %s have a word that people search for',
  (lang) => {
    const { pages, services } = contentWords(lang)
    const sellingPages = [pages.home, ...serviceIds.map((id) => services[id])]
    const silent = sellingPages
      .filter(({ meta, opening }) => {
        const searched = wordsOf([meta.title, ...meta.keywords])
        return ![...wordsOf(opening.title)].some((word) => searched.has(word))
      })
      .map(({ opening }) => opening.title)
    expect(silent).toEqual([])
  },
)
