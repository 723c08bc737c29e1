import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from './kinds.ts'

/** The JavaScript name for a slug: `_7UxMistakes` for `7-ux-mistakes`. */
export function identifierOf(slug: string): string {
  const camel = slug.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return /^\d/.test(camel) ? `_${camel}` : camel
}

/**
 * Adds a slug to the table of ids: `'seo',` to a list, `seo: 'seo',` to a table of paths. `value`:
 * what a table has beside it.
 */
export function addToList(text: string, table: string, slug: string, value = `'${slug}'`): string {
  const start = text.search(new RegExp(`export const ${table}(?::[^=]+)? = [[{]`))
  const end = /\n?[\]}](?: as const.*)?$/m.exec(text.slice(Math.max(start, 0)))
  if (start < 0 || !end) throw new Error(`There is no table ${table}`)
  const isList = end[0].trimStart().startsWith(']')
  const at = start + end.index
  return `${text.slice(0, at)}\n  '${slug}'${isList ? '' : `: ${value}`},${text.slice(at)}`
}

/** Adds the import of a record, and its row to the first table whose type is a Record of ids. */
export function addToRegistry(text: string, record: string, slug: string): string {
  const name = identifierOf(slug)
  const imports = [...text.matchAll(/^import .* from '\.\/.*'$/gm)].at(-1)
  const table = /: Record<\w+, \w+> = \{\n(?:.*\n)*?\}/.exec(text)
  if (!imports || !table) throw new Error('There is no table of records')
  const row = text.slice(0, table.index + table[0].length - 1)
  const rest = text.slice(table.index + table[0].length - 1)
  const withRow = `${row}  '${slug}': ${name},\n${rest}`
  const at = imports.index + imports[0].length
  return `${withRow.slice(0, at)}\nimport { ${record} as ${name} } from './${slug}/${record}.ts'${withRow.slice(at)}`
}

/** Adds a new member to the tables of its kind. Returns their files. */
export function listId(root: string, { lists, registry, record }: Kind, slug: string): string[] {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(root, file)
    writeFileSync(path, edit(readFileSync(path, 'utf8')))
  }
  for (const { file, name } of lists) change(file, (text) => addToList(text, name, slug))
  change(registry, (text) => addToRegistry(text, record, slug))
  return [...lists.map(({ file }) => file), registry]
}
