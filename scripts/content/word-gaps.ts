/**
 * Lists that may stay empty, because not every service has projects to show, nor every project a
 * tag.
 */
const mayBeEmpty = new Set(['projects', 'tags', 'sections', 'body', 'menus', 'formerPaths'])

/** The keys of empty texts, lists and prices in a value, for example `meta.title`. */
export function findBlanks(value: unknown, at: string): string[] {
  if (value === undefined) return [at || 'everything']
  // In `related`, '' is the home page.
  if (value === '') return at.startsWith('related.') ? [] : [at]
  if (value === 0 && /price/i.test(at) && !at.endsWith('price.ready')) return [at]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const key = at.split('.').at(-1) ?? ''
  if (Array.isArray(value) && entries.length === 0) return mayBeEmpty.has(key) ? [] : [at]
  return entries.flatMap(([name, below]) => findBlanks(below, at === '' ? name : `${at}.${name}`))
}

/** The keys that only one language has, as `en.ts: faq.2 is missing, he.ts has it`. */
export function findDifferences(he: unknown, en: unknown, at: string): string[] {
  if (typeof he !== 'object' || typeof en !== 'object' || he === null || en === null) return []
  const keys = [...new Set([...Object.keys(he), ...Object.keys(en)])]
  return keys.flatMap((key) => {
    const path = at === '' ? key : `${at}.${key}`
    if (isPluralCategory(key)) return []
    if (!Object.hasOwn(en, key)) return [`en.ts: ${path} is missing, he.ts has it`]
    if (!Object.hasOwn(he, key)) return [`he.ts: ${path} is missing, en.ts has it`]
    return findDifferences(Reflect.get(he, key), Reflect.get(en, key), path)
  })
}

/** Plural categories are ignored, because languages have different ones. */
function isPluralCategory(key: string): boolean {
  return ['zero', 'one', 'two', 'few', 'many'].includes(key)
}
