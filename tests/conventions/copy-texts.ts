import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bodyTexts, inlineText } from '#content/markdown/body-text.ts'
import type { Body } from '#content/markdown/body.ts'
import { readPost } from '#content/posts/read-post.server.ts'
import type { CardLang } from '#i18n/languages.ts'

/** `at` is the file and the keys of a text, the same in all languages: `home.ts.home.hero.lead`. */
export type Text = { at: string; text: string; plural: boolean }

type Module = { name: string; words: unknown }

async function importAll(lang: CardLang): Promise<Module[]> {
  const paths = [
    ...globSync(`app/copy/${lang}/**/*.ts`),
    ...globSync(`app/desk/words/${lang}/**/*.ts`),
    ...globSync(`app/content/**/${lang}.ts`),
    ...globSync(`app/content/{templates,clinic-pages}/*/page-${lang}.ts`),
  ].toSorted()
  const modules = paths.map(async (file) => {
    const words: unknown = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href)
    return { name: nameOf(file, lang), words }
  })
  return [...(await Promise.all(modules)), ...readPosts(lang)]
}

/** The articles: the front matter by its keys, and the text as `body`. */
function readPosts(lang: CardLang): Module[] {
  return globSync(`app/content/posts/*/${lang}.md`)
    .toSorted()
    .map((file) => {
      const drawing = file.replace(`${lang}.md`, `figure-${lang}.svg`)
      const figure = existsSync(drawing) ? readFileSync(drawing, 'utf8') : undefined
      const { body, ...words } = readPost({ file, text: readFileSync(file, 'utf8'), figure })
      return { name: nameOf(file, lang), words: { ...words, body: linesOf(body) } }
    })
}

/**
 * Each paragraph, item or table row. A row is one text, because a single cell may hold only a
 * number.
 */
function linesOf(body: Body): string[] {
  const figures = body.flatMap((block) => (block.kind === 'figure' ? [block.alt] : []))
  const lines = body.flatMap((block) =>
    block.kind === 'table'
      ? [block.head, ...block.rows].map((row) =>
          row.map((cell) => inlineText(cell, place)).join(' '),
        )
      : bodyTexts([block], place),
  )
  return [...figures, ...lines].map((line) => line.trim())
}

function place({ from, to }: { from: string; to: string }): string {
  return from === to ? '{price}' : '{range}'
}

/**
 * The name of a module without its language: `home.ts`, `content/services/landing-page`, or `page`
 * for the texts of a template's own page.
 */
function nameOf(file: string, lang: CardLang): string {
  if (file.startsWith('app/content/')) return path.dirname(file).slice('app/'.length)
  if (file.startsWith('app/desk/')) return path.relative(`app/desk/words/${lang}`, file)
  return path.relative(`app/copy/${lang}`, file)
}

const modules: Record<CardLang, Module[]> = {
  he: await importAll('he'),
  en: await importAll('en'),
  ru: await importAll('ru'),
}

const pluralCategories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

function isPlural(value: object): boolean {
  return 'other' in value && Object.keys(value).every((key) => pluralCategories.has(key))
}

/** Every text in a value. Plural forms share one key, because languages have different forms. */
export function textsIn(value: unknown, at = '', plural = false): Text[] {
  if (typeof value === 'string') return [{ at, text: value, plural }]
  if (typeof value === 'boolean' || typeof value === 'number') return []
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`Copy is plain data, but ${at} is ${typeof value}`)
  if (isPlural(value)) return Object.values(value).flatMap((form) => textsIn(form, `${at}.*`, true))
  return Object.entries(value).flatMap(([key, below]) =>
    textsIn(below, at === '' ? key : `${at}.${key}`, plural),
  )
}

/** Throws where there are no texts, because a rule without texts would always pass. */
export function requireTexts(lang: CardLang): Text[] {
  const texts = modules[lang].flatMap(({ name, words }) => textsIn(words, name))
  if (texts.length === 0) throw new Error(`No texts in app/copy/${lang}`)
  return texts
}

function pluralsIn(value: unknown, at: string): { at: string; categories: string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPlural(value)) return [{ at, categories: Object.keys(value) }]
  return Object.entries(value).flatMap(([key, below]) => pluralsIn(below, `${at}.${key}`))
}

export function findPlurals(lang: CardLang): { at: string; categories: string[] }[] {
  return modules[lang].flatMap(({ name, words }) => pluralsIn(words, name))
}
