import { expect, test } from 'vitest'
import type { Lang } from './languages.ts'
import { formatList } from './format-list.ts'

test.each<[Lang, string[], string]>([
  ['he', ['עיצוב UX/UI', 'MVP'], 'עיצוב UX/UI ו־MVP'],
  ['he', ['אתר', 'מיתוג', '3 סדנאות'], 'אתר, מיתוג ו־3 סדנאות'],
  ['he', ['אתר', 'מיתוג'], 'אתר ומיתוג'],
  ['he', ['חד־', 'רב'], 'חד־ ורב'],
  ['he', ['MVP'], 'MVP'],
  ['en', ['UX/UI design', 'MVP'], 'UX/UI design and MVP'],
  ['en', ['a-', 'b', 'c'], 'a-, b and c'],
  ['he', [], ''],
])('in %s, %j is %s', (lang, items, text) => {
  expect(formatList(items, lang)).toBe(text)
})
