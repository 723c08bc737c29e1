import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGaps } from './find-gaps.ts'
import { kinds, type Kind } from './kinds.ts'
import { addToList, addToRegistry } from './list-id.ts'
import { findPostGaps } from './post-gaps.ts'
import { addPageType } from './template-files.ts'
import { findServiceGaps } from './service-gaps.ts'
import { findBlanks, findDifferences } from './word-gaps.ts'

const root = join(import.meta.dirname, '../..')

test('nothing in app/content is missing', async () => {
  expect(await findGaps(root)).toEqual([])
})

test.each([
  [{ name: '' }, ['name']],
  [{ meta: { title: '', keywords: [] } }, ['meta.title', 'meta.keywords']],
  [{ faq: [{ question: 'a', answer: '' }] }, ['faq.0.answer']],
  [{ price: { ready: 0, custom: 0 } }, ['price.custom']],
  [{ related: [''], tags: [], orders: 0 }, []],
  [undefined, ['everything']],
])('in %j these are still empty: %j', (value, blanks) => {
  expect(findBlanks(value, '')).toEqual(blanks)
})

test('a key that only one language has is reported with its file', () => {
  expect(findDifferences({ faq: [{ a: 'x' }, { a: 'y' }] }, { faq: [{ a: 'z' }] }, '')).toEqual([
    'en.ts: faq.1 is missing, he.ts has it',
  ])
  expect(findDifferences({ count: { one: 'x' } }, { count: { one: 'x', few: 'y' } }, '')).toEqual(
    [],
  )
})

// SAFETY: a union of literal kinds is a list of kinds.
const all = Object.entries(kinds) as [string, Kind][]

test.each(all)(
  'a new %s is listed in the tables of its kind',
  (_id, { lists, registry, record }) => {
    for (const { file, name } of lists) {
      const text = readFileSync(join(root, file), 'utf8')
      const changed = addToList(text, name, 'brand-new')
      expect(changed.replace(/\n {2}'brand-new'(?:: 'brand-new')?,/, '')).toBe(text)
      expect(changed).not.toBe(text)
    }
    const records = addToRegistry(readFileSync(join(root, registry), 'utf8'), record, '2-new')
    expect(records).toContain(`import { ${record} as _2New } from './2-new/${record}.ts'`)
    expect(records).toContain("  '2-new': _2New,")
  },
)

const paragraph = { kind: 'paragraph', children: [{ kind: 'price', from: 'mvp', to: 'mvp' }] }
const figure = { kind: 'figure', alt: 'a', caption: 'b', drawing: { viewBox: '', markup: '' } }
const checklist = { kind: 'checklist', items: [] }
const whole = [paragraph, figure, checklist]

// Proves 3.9.3.
test.each([
  [null, [], [], []],
  ['2026-11-22', whole, whole, []],
  [
    '2026-11-22',
    [],
    whole,
    ['/he.md has dates, but no text', ': the languages have a different number'],
  ],
  [
    '2026-11-22',
    whole,
    [paragraph, checklist],
    [': the languages have a different number of figure blocks'],
  ],
  ['2026-11-22', [paragraph, checklist], [paragraph, checklist], []],
  ['2026-11-22', whole, [...whole, figure], ['/en.md has dates, but 2 figures']],
  ['2026-11-22', whole, [paragraph, figure], ['/en.md has dates, but no table or checklist']],
  ['2026-11-22', whole, [figure, checklist], [': the languages have different prices']],
])('an article of %s with %j in Hebrew and %j in English lacks %j', (published, he, en, lacks) => {
  const dates = published && { published, updated: published }
  const record = { dates, sources: ['wcag-2-2'] }
  const gaps = findPostGaps('a', record, { he: { body: he }, en: { body: en } })
  for (const lack of lacks) expect(gaps.join('\n')).toContain(`a${lack}`)
  expect(gaps.length > 0).toBe(lacks.length > 0)
})

test('a published article without a source is refused', () => {
  const record = { dates: { published: '2026-11-22', updated: '2026-11-22' }, sources: [] }
  expect(findPostGaps('a', record, { he: { body: whole }, en: { body: whole } })).toEqual([
    'a has dates, but no sources: name those of its facts in post.ts',
  ])
})

test.each([
  [{ offers: ['action-plan'] }, {}, []],
  [{ offers: [] }, {}, []],
  [{ offers: ['diagnosis'] }, { products: { diagnosis: { title: '', text: '' } } }, []],
  [{ offers: ['diagnosis'] }, {}, ["only the words of another service name the price 'diagnosis'"]],
] as const)('a service with %j and the words %j lacks %j', (record, words, lacks) => {
  const gaps = findServiceGaps('a', record, words)
  expect(gaps.map((gap) => lacks.some((lack) => gap.includes(lack)))).toEqual(lacks.map(() => true))
})

test('a missing table is an error', () => {
  expect(() => addToList('export const others = [] as const', 'serviceIds', 'a')).toThrow(
    'There is no table serviceIds',
  )
  expect(() => addToRegistry('', 'service', 'a')).toThrow('There is no table of records')
})

test('the page of a new template is listed with its type', () => {
  const text = readFileSync(join(root, 'app/content/templates/template-pages.ts'), 'utf8')
  const changed = addPageType(text, 'yoga-studio')
  expect(changed).toContain("import type { YogaStudioPage } from './yoga-studio/page-he.ts'")
  expect(changed).toContain("  'yoga-studio': YogaStudioPage\n}")
  expect(() => addPageType('', 'yoga-studio')).toThrow('There is no table')
})
