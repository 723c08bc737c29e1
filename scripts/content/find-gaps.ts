import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceFacts } from '#content/services/service-facts.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import { kinds, type Kind, type KindId } from './kinds.ts'
import { load } from './load.ts'
import { findPageGaps } from './page-gaps.ts'
import { findMissingPictures } from './picture-gaps.ts'
import { findPostGaps } from './post-gaps.ts'
import { findServiceGaps } from './service-gaps.ts'
import { blankFiles, readWords, wordFile } from './word-files.ts'
import { findTemplateGaps } from './template-files.ts'
import { findBlanks, findDifferences } from './word-gaps.ts'

export type Member = { kind: Kind; kindId: KindId; id: string }

/**
 * What is missing in app/content, one sentence each with the file and the key. If files or rows are
 * missing, only those are returned, because the records cannot be read without them.
 */
export async function findGaps(root: string): Promise<string[]> {
  const pageKinds = await readPageKinds(root)
  const members = pageKinds.flatMap((pageKind) => pageKind.members)
  const unreadable = [
    ...pageKinds.flatMap(({ unlisted }) => unlisted),
    ...members.flatMap((member) => missingFiles(root, member)),
    ...members.flatMap((member) => missingRow(root, member)),
  ]
  if (unreadable.length > 0) return unreadable
  const gaps = await Promise.all(members.map((member) => gapsOf(root, member)))
  return [
    ...gaps.flat(),
    ...(await findMissingPictures(root, members)),
    ...(await findPageGaps(root)),
  ]
}

/** Every folder of content that the tables list. */
export async function findMembers(root: string): Promise<Member[]> {
  return (await readPageKinds(root)).flatMap(({ members }) => members)
}

function readPageKinds(root: string) {
  // SAFETY: the keys of the table are the kinds.
  return Promise.all((Object.keys(kinds) as KindId[]).map((id) => read(root, id)))
}

async function read(root: string, kindId: KindId) {
  const kind: Kind = kinds[kindId]
  const [{ file, name }] = kind.lists
  const table = (await load(root, file))[kind.all ?? name]
  const ids = Array.isArray(table) ? table.map(String) : Object.keys(table ?? {})
  // Projects that are template landing pages have their folder among the templates.
  const members = ids.filter((id) => kindId !== 'project' || !isTemplate(root, id))
  return {
    members: members.map((id) => ({ kind, kindId, id })),
    unlisted: foldersIn(root, kind)
      .filter((folder) => !ids.includes(folder))
      .map((id) => `${kind.folder}/${id} is not listed: add '${id}' to ${name} in ${file}`),
  }
}

function isTemplate(root: string, id: string): boolean {
  return existsSync(join(root, kinds.template.folder, id))
}

function foldersIn(root: string, { folder }: Kind): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function missingFiles(root: string, { kind, kindId, id }: Member): string[] {
  const pages = kindId === 'template' ? ['page-he.ts', 'page-en.ts'] : []
  return [`${kind.record}.ts`, ...Object.keys(blankFiles(kind)), ...pages]
    .map((name) => `${kind.folder}/${id}/${name}`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file} is missing: \`npm run new -- ${kindId} <slug>\` shows its content`)
}

function missingRow(root: string, { kind: { registry, record }, id }: Member): string[] {
  const text = readFileSync(join(root, registry), 'utf8')
  return text.includes(`'./${id}/${record}.ts'`)
    ? []
    : [`${registry} does not import './${id}/${record}.ts': add it and its row to the table`]
}

async function gapsOf(root: string, { kind, kindId, id }: Member): Promise<string[]> {
  const folder = `${kind.folder}/${id}`
  const recordFile = `${folder}/${kind.record}.ts`
  const record = (await load(root, recordFile))[kind.record]
  const [he, en] = await Promise.allSettled(
    (['he', 'en'] as const).map((lang) => readWords({ root, folder, kind }, lang)),
  )
  if (he?.status !== 'fulfilled' || en?.status !== 'fulfilled')
    return [he, en].flatMap((words) => (words?.status === 'rejected' ? [reasonOf(words)] : []))
  return [
    ...describeBlanks(recordFile, record),
    ...describeBlanks(`${folder}/${wordFile(kind, 'he')}`, he.value),
    ...describeBlanks(`${folder}/${wordFile(kind, 'en')}`, en.value),
    ...(kindId === 'post'
      ? findPostGaps(folder, record, { he: he.value, en: en.value })
      : findDifferences(he.value, en.value, '').map((difference) => `${folder}/${difference}`)),
    // SAFETY: a service's folder has these, and the words of both languages have the same keys.
    ...(kindId === 'service'
      ? findServiceGaps(folder, record as ServiceFacts, en.value as ServiceWords)
      : []),
    ...(kindId === 'template'
      ? [...(await pageGapsOf(root, folder)), ...findTemplateGaps(root, id)]
      : []),
  ]
}

/** What is missing in the texts of a template's page. */
async function pageGapsOf(root: string, folder: string): Promise<string[]> {
  const [he, en] = await Promise.all(
    ['he', 'en'].map(async (lang) => (await load(root, `${folder}/page-${lang}.ts`))['page']),
  )
  return [
    ...describeBlanks(`${folder}/page-he.ts`, he),
    ...describeBlanks(`${folder}/page-en.ts`, en),
    ...findDifferences(he, en, '').map((difference) => `${folder}/page-${difference}`),
  ]
}

/** The message of the error, which names the file and the fault. */
function reasonOf({ reason }: PromiseRejectedResult): string {
  return reason instanceof Error ? reason.message : String(reason)
}

function describeBlanks(file: string, value: unknown): string[] {
  const blanks = findBlanks(value, '')
  // A project's file has customPrice, from which its record's price is computed.
  const keys = file.endsWith('/project.ts')
    ? blanks.map((key) => key.replace('price.custom', 'customPrice'))
    : blanks
  return keys.length === 0 ? [] : [`${file}: fill in ${keys.join(', ')}`]
}
