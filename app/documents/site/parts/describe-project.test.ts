import { expect, test } from 'vitest'
import type { DeliveryTime, Project } from '#catalog/project-kinds.ts'
import { projects } from '#content/projects/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { describeProject } from './describe-project.ts'

const base: Project = projects['rody-app']

function factOf(id: string, project: Project, lang: Lang): string | undefined {
  return describeProject(project, copyFor(lang).portfolio, lang).find((fact) => fact.id === id)
    ?.value
}

test.each<[time: DeliveryTime, lang: Lang, words: string]>([
  [21, 'he', '21\u00a0ימי\u00a0עסקים'],
  [21, 'en', '21\u00a0business\u00a0days'],
  [[21, 90], 'en', '\u206621–\u206090\u2069\u00a0business\u00a0days'],
  ['by-scope', 'he', 'לפי היקף המוצר'],
])('a delivery time of %o is written in %s as %s', (deliveryTime, lang, words) => {
  expect(factOf('delivery', { ...base, deliveryTime }, lang)).toBe(words)
})

test.each<[orders: number, lang: Lang, words: string]>([
  [1, 'he', 'פעם אחת'],
  [2, 'he', 'פעמיים'],
  [14, 'he', '14 פעמים'],
  [1, 'en', 'once'],
  [2, 'en', '2 times'],
])('%i orders are written in %s as %s', (orders, lang, words) => {
  const sold = { ...base, sample: false, price: { ready: 990, custom: 1_800 } }
  expect(factOf('orders', { ...sold, orders }, lang)).toBe(words)
})

// Proves 3.4.8.
test('two languages are called bilingual and joined in the style of the language', () => {
  expect(factOf('languages', { ...base, languages: ['he', 'en'] }, 'he')).toBe(
    'דו־לשוני: עברית ואנגלית',
  )
  expect(factOf('languages', { ...base, languages: ['en'] }, 'en')).toBe('English')
})

// Proves 3.4.8.
test.each([
  [undefined, 'he', 'אפליקציה לנייד'],
  [true, 'he', 'אפליקציה לנייד, ברמה מתקדמת'],
  [true, 'en', 'Mobile app, advanced'],
] as const)('an advanced project (%s) is marked as such in %s', (isAdvanced, lang, words) => {
  const { isAdvanced: _, ...plain } = base
  expect(factOf('product', isAdvanced ? { ...plain, isAdvanced } : plain, lang)).toBe(words)
})

// Proves 3.4.11.
test.each([
  [0, false, undefined],
  [990, true, undefined],
  [990, false, '14 times'],
])('with a ready price of %i, sample: %s, the orders are %s', (ready, sample, words) => {
  const price = { ...base.price, ready }
  expect(factOf('orders', { ...base, orders: 14, sample, price }, 'en')).toBe(words)
})
