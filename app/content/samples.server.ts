import { claims } from '#catalog/claims.ts'
import { company } from '#catalog/company.ts'
import { legalReview } from '#catalog/legal.ts'
import { templates as templateIds } from '#catalog/templates.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { projects } from './projects/projects.ts'
import { samplePictures } from './sample-pictures.ts'
import { contentWords } from './words.server.ts'

/** `texts`: everything that is marked elsewhere. */
export const sampleKinds = [
  'company',
  'claims',
  'testimonials',
  'projects',
  'pictures',
  'legal',
  'texts',
] as const

export type SampleKind = (typeof sampleKinds)[number]

/** Data that may have the mark `sample: true`, at any depth. */
export type SampleSource = {
  /** From the root of the repository. */
  file: string
  data: unknown
  kindOf: (key: string) => SampleKind
  /**
   * The thing that the mark at this key is about: marks of one thing in two languages count once.
   */
  thingOf: (key: string) => string
}

/** `key`: the path to the mark in dots and indexes: `items[0].sample`. */
export type SampleMark = { kind: SampleKind; thing: string; file: string; key: string }

/** Every mark in the data (requirements 1.6). */
export function findSamples(sources: readonly SampleSource[]): SampleMark[] {
  return sources.flatMap(({ file, data, kindOf, thingOf }) =>
    marksIn(data, '').map((key) => ({ kind: kindOf(key), thing: thingOf(key), file, key })),
  )
}

function marksIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const prefix = path === '' ? '' : `${path}.`
  const own = 'sample' in value && value.sample === true ? [`${prefix}sample`] : []
  const inside = Object.entries(value).flatMap(([key, child]) =>
    marksIn(child, Array.isArray(value) ? `${path}[${key}]` : `${prefix}${key}`),
  )
  return [...own, ...inside]
}

/** The samples of one kind. `count`: the number of things, each counted once. */
export type SampleGroup = {
  kind: SampleKind
  count: number
  /** Each key of a file once: `items[].sample` stands for `count` items. */
  places: { file: string; keys: { key: string; count: number }[] }[]
}

/** The kinds that still have samples, in the order of `sampleKinds`. */
export function groupSamples(marks: readonly SampleMark[]): SampleGroup[] {
  return sampleKinds.flatMap((kind) => {
    const own = marks.filter((mark) => mark.kind === kind)
    if (own.length === 0) return []
    const files = [...new Set(own.map(({ file }) => file))]
    const places = files.map((file) => ({
      file,
      keys: countKeys(own.filter((mark) => mark.file === file)),
    }))
    return [{ kind, count: new Set(own.map(({ thing }) => thing)).size, places }]
  })
}

function countKeys(marks: readonly SampleMark[]): { key: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { key } of marks) {
    const pattern = key.replaceAll(/\[\d+\]/g, '[]')
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => ({ key, count }))
}

/** All data of this site that may have marks. */
export function sampleSources(): SampleSource[] {
  // SAFETY: the keys of `languages`
  const langs = Object.keys(languages) as Lang[]
  return [
    singleSource('company', 'app/catalog/company.ts', company),
    singleSource('legal', 'app/catalog/legal.ts', legalReview),
    {
      ...singleSource('pictures', 'app/content/sample-pictures.ts', samplePictures),
      thingOf: (key) => key,
    },
    { ...singleSource('claims', 'app/catalog/claims.ts', claims), thingOf: (key) => key },
    ...Object.entries(projects).map(([id, facts]) => ({
      ...singleSource('projects', factsFile(id), facts),
      thingOf: () => id,
    })),
    ...langs.flatMap(wordSources),
  ]
}

function singleSource(kind: SampleKind, file: string, data: unknown): SampleSource {
  return { file, data, kindOf: () => kind, thingOf: () => kind }
}

function factsFile(id: string): string {
  return templateIds.some((each) => each === id)
    ? `app/content/templates/${id}/template.ts`
    : `app/content/projects/${id}/project.ts`
}

function wordSources(lang: Lang): SampleSource[] {
  return Object.entries(contentWords(lang)).flatMap(([pageKind, words]) =>
    Object.entries<unknown>(words).map(([id, data]) => ({
      file: `app/content/${folderOf(pageKind)}/${id}/${lang}.ts`,
      data,
      kindOf: (key: string) => kindOfWords(pageKind, key),
      thingOf: (key: string) => (pageKind === 'projects' ? id : `${pageKind}/${id}/${key}`),
    })),
  )
}

/** `clinicPages` has the folder `clinic-pages`. */
function folderOf(pageKind: string): string {
  return pageKind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function kindOfWords(pageKind: string, key: string): SampleKind {
  if (pageKind === 'projects') return 'projects'
  return /(?:^|\.)testimonials\./.test(key) ? 'testimonials' : 'texts'
}

/** The kinds that the owner replaces in the admin area. */
export const storedKinds = ['company', 'claims', 'testimonials'] as const

/** How many things of these kinds are samples now, by what is stored. */
export type StoredSamples = Record<(typeof storedKinds)[number], number>

/** The samples that this site still has. */
export function siteSamples(stored: StoredSamples): SampleGroup[] {
  return groupSamples(findSamples(sampleSources()))
    .map((group) => ({ ...group, count: countOf(group, stored) }))
    .filter(({ count }) => count > 0)
}

function countOf({ kind, count }: SampleGroup, stored: StoredSamples): number {
  const owned = storedKinds.find((each) => each === kind)
  return owned === undefined ? count : stored[owned]
}
