import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { expectNone } from './expect-none.ts'

type Found = { owner: string; value: string }

/** The studio, or the demo of a file; the pages below a demo clinic belong to the clinic. */
function ownerOf(file: string): string {
  if (file.includes('/clinic-pages/')) return 'aesthetic-clinic'
  return path.basename(path.dirname(file))
}

const titles = /^(?:ד״ר|עו״ד|Dr\.|Adv\.) /

/** The name of everybody in the words of a demo who has a role or is the author of something. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.entries(value)
  const isPerson = 'role' in value && 'name' in value && typeof value.name === 'string'
  return [
    ...(isPerson ? [String(value.name).replace(titles, '')] : []),
    ...own.flatMap(([key, child]) =>
      key === 'author' && typeof child === 'string' ? [child.replace(titles, '')] : namesIn(child),
    ),
  ]
}

/** What several owners have, each with its owners. */
function findShared(found: readonly Found[]): string[] {
  return [...Map.groupBy(found, ({ value }) => value)].flatMap(([value, all]) => {
    const owners = [...new Set(all.map(({ owner }) => owner))]
    return owners.length > 1 ? [`${value}  ${owners.join(', ')}`] : []
  })
}

async function peopleOf(lang: 'he' | 'en'): Promise<Found[]> {
  const files = [
    ...globSync(`app/content/{templates,clinic-pages}/*/page-${lang}.ts`),
    ...globSync(`app/content/projects/*/${lang}.ts`),
    `app/content/pages/home/${lang}.ts`,
  ].toSorted()
  const demos = files.map(async (file) => {
    const words: unknown = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href)
    return namesIn(words).map((value) => ({ owner: ownerOf(file), value }))
  })
  const founder = { owner: 'the studio', value: company.founder.name[lang] }
  return [founder, ...(await Promise.all(demos)).flat()]
}

/** The telephone numbers in the files of the demos and of the studio, as digits without prefix. */
function phonesOfAll(): Found[] {
  const files = globSync('app/content/{templates,clinic-pages}/**/*.ts').toSorted()
  const demos = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<!\d)0\d{1,2}-?\d{3}-?\d{4}(?!\d)/g)].map(
      ([phone]) => ({
        owner: ownerOf(file),
        value: phone.replaceAll('-', ''),
      }),
    ),
  )
  const own = [company.phone, company.whatsapp].map((phone) => ({
    owner: 'the studio',
    value: phone.replace('+972', '0'),
  }))
  return [...own, ...demos]
}

test('a person or number of two owners is found, and one of several places is not', () => {
  const of = (owner: string, value: string) => ({ owner, value })
  expect(findShared([of('a', 'Noa'), of('b', 'Noa'), of('b', 'Dan'), of('b', 'Dan')])).toEqual([
    'Noa  a, b',
  ])
  expect(namesIn([{ name: 'Dr. Noa', role: 'x', in: { author: 'Dan' } }, { name: 'y' }])).toEqual([
    'Noa',
    'Dan',
  ])
})

test.each(['he', 'en'] as const)('each invented person in %s is in one demo', async (lang) => {
  const people = await peopleOf(lang)
  expect(new Set(people.map(({ value }) => value)).size).toBeGreaterThan(35)
  expectNone(findShared(people), 'Two demos, or one and the studio, have the same person: rename.')
})

test('each telephone number is of one demo, or of the studio', () => {
  const phones = phonesOfAll()
  expect(phones.length).toBeGreaterThan(10)
  expectNone(
    findShared(phones),
    'Two demos, or one and the studio, have the same number: change it.',
  )
})
