import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { kinds, type Kind, type KindId } from './kinds.ts'

type Member = { root: string; kind: Kind; kindId: KindId; id: string }

const langs = ['he', 'en'] as const

/**
 * What the things in app/content lack, each in one sentence that names the file and the key.
 * Files are looked for first: what is not there is not read.
 */
export async function findGaps(root: string): Promise<string[]> {
  const all = await Promise.all(
    // SAFETY: the keys of the table are the kinds.
    (Object.keys(kinds) as KindId[]).map(async (kindId) => {
      const kind: Kind = kinds[kindId]
      const ids = await listedIds(root, kind)
      const own = ids.filter((id) => kindId !== 'project' || !isTemplate(root, id))
      const members = own.map((id) => ({ root, kind, kindId, id }))
      const gaps = await Promise.all(members.map(gapsOf))
      return [...unlisted(root, kind, ids), ...gaps.flat()]
    }),
  )
  return all.flat()
}

async function load(root: string, file: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)
  return { ...(module as object) } // SAFETY: a module is an object.
}

async function listedIds(root: string, { lists: [list] }: Kind): Promise<string[]> {
  const table = (await load(root, list.file))[list.name]
  return Array.isArray(table) ? table.map(String) : Object.keys(table ?? {})
}

/** The landing pages among the projects have their folder with the templates. */
function isTemplate(root: string, id: string): boolean {
  return existsSync(join(root, kinds.template.folder, id))
}

function unlisted(root: string, { folder, lists: [list] }: Kind, ids: readonly string[]): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ids.includes(entry.name))
    .map(
      ({ name }) =>
        `${folder}/${name} is not listed: add '${name}' to ${list.name} in ${list.file}`,
    )
}

async function gapsOf(member: Member): Promise<string[]> {
  const missing = missingFiles(member)
  if (missing.length > 0) return missing
  const { root, kind, id } = member
  const folder = `${kind.folder}/${id}`
  const [he, en] = await Promise.all(
    langs.map(async (lang) => (await load(root, `${folder}/${lang}.ts`))['words']),
  )
  const record = (await load(root, `${folder}/${kind.record}.ts`))[kind.record]
  return [
    ...describeBlanks(`${folder}/${kind.record}.ts`, record),
    ...describeBlanks(`${folder}/he.ts`, he),
    ...describeBlanks(`${folder}/en.ts`, en),
    ...findDifferences(he, en, '').map((difference) => `${folder}/${difference}`),
    ...missingPictures(member, record),
  ]
}

function missingFiles({ root, kind, kindId, id }: Member): string[] {
  return [`${kind.record}.ts`, 'he.ts', 'en.ts']
    .map((name) => `${kind.folder}/${id}/${name}`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file} is missing: \`npm run new -- ${kindId} <slug>\` shows what it holds`)
}

/** Lists that may stay empty: not every service has work to show, not every project a tag. */
const mayBeEmpty = new Set(['projects', 'tags', 'sections', 'menus', 'formerPaths'])

function describeBlanks(file: string, value: unknown): string[] {
  const blanks = findBlanks(value, '')
  // A project's file says customPrice, from which its record's price is made.
  const keys = file.endsWith('/project.ts')
    ? blanks.map((key) => key.replace('price.custom', 'customPrice'))
    : blanks
  return keys.length === 0 ? [] : [`${file}: fill in ${keys.join(', ')}`]
}

/** The keys of the texts, lists and prices below a value that are still empty: `meta.title`. */
export function findBlanks(value: unknown, at: string): string[] {
  if (value === undefined) return [at || 'everything']
  // '' among the related pages is the home page.
  if (value === '') return at.startsWith('related.') ? [] : [at]
  if (value === 0 && /price/i.test(at) && !at.endsWith('price.ready')) return [at]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const key = at.split('.').at(-1) ?? ''
  if (Array.isArray(value) && entries.length === 0) return mayBeEmpty.has(key) ? [] : [at]
  return entries.flatMap(([name, below]) => findBlanks(below, at === '' ? name : `${at}.${name}`))
}

/** `en.ts: faq.2 is missing, he.ts has it`, where one language says less than the other. */
export function findDifferences(he: unknown, en: unknown, at: string): string[] {
  if (typeof he !== 'object' || typeof en !== 'object' || he === null || en === null) return []
  const keys = [...new Set([...Object.keys(he), ...Object.keys(en)])]
  return keys.flatMap((key) => {
    const path = at === '' ? key : `${at}.${key}`
    if (isPluralOf(key)) return []
    if (!Object.hasOwn(en, key)) return [`en.ts: ${path} is missing, he.ts has it`]
    if (!Object.hasOwn(he, key)) return [`he.ts: ${path} is missing, en.ts has it`]
    return findDifferences(Reflect.get(he, key), Reflect.get(en, key), path)
  })
}

/** Languages have different plural forms. */
function isPluralOf(key: string): boolean {
  return ['zero', 'one', 'two', 'few', 'many'].includes(key)
}

function missingPictures({ root, kind, id }: Member, record: unknown): string[] {
  return kind.pictures(id, record).flatMap(({ path, widths }) => {
    const files = widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => `public${path}-${width}.${format}`),
    )
    const lost = files.filter((file) => !existsSync(join(root, file)))
    const others = lost.length > 1 ? ` and ${lost.length - 1} more` : ''
    return lost.length === 0 ? [] : [`${lost[0]}${others} missing: \`npm run art\` makes pictures`]
  })
}
