import { expect, test } from 'vitest'
import { serviceIds } from '#catalog/services.ts'
import type { Lang } from '#i18n/languages.ts'
import { contentWords } from './words.server.ts'

const ofHome: Record<Lang, RegExp> = { he: /אתרים ואפליקציות/, en: /websites & apps/i }

// Proves 3.3.17.
test.each(['he', 'en'] as const)('the first headings in %s name what the page sells', (lang) => {
  const { pages, services } = contentWords(lang)
  expect(pages.home.opening.title.join(' ')).toMatch(ofHome[lang])
  const silent = serviceIds.filter((id) => {
    const { name, meta, opening } = services[id]
    const [start, end] = opening.title.map((part) => part.toLowerCase())
    const sold = [name, ...meta.keywords].map((word) => word.toLowerCase())
    return !sold.some((word) => `${start} ${end}`.includes(word) || word.includes(start ?? ''))
  })
  expect(silent).toEqual([])
})
