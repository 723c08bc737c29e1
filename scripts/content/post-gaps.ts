import { pricesIn } from '#content/markdown/body-text.ts'
import type { Body } from '#content/markdown/body.ts'
import type { PostFacts, PostWords } from '#content/posts/post-facts.ts'

/** What a reader gets in both languages, however long the paragraphs are. */
const counted = ['heading', 'table', 'checklist', 'figure'] as const

/**
 * An article that has dates has its text, a figure, and a table or a checklist; in both languages
 * as many of each, and the same prices. `folder`: as it is to be named.
 */
export function findPostGaps(
  folder: string,
  record: unknown,
  words: Record<'he' | 'en', unknown>,
): string[] {
  // SAFETY: the folder of an article has these (content/posts/read-post.server.ts checks them).
  const { dates } = record as PostFacts
  const [he, en] = [(words.he as PostWords).body, (words.en as PostWords).body]
  if (dates === null) return []
  const lacking = Object.entries({ he, en }).flatMap(([lang, body]) =>
    lacksOf(body).map((lack) => `${folder}/${lang}.md has dates, but no ${lack}`),
  )
  const different = counted.filter((kind) => count(he, kind) !== count(en, kind))
  const prices = [he, en].map((body) => pricesIn(body).map(({ from, to }) => `${from}:${to}`))
  return [
    ...lacking,
    ...different.map((kind) => `${folder}: the languages differ in how many of ${kind} they have`),
    ...(String(prices[0]?.toSorted()) === String(prices[1]?.toSorted())
      ? []
      : [`${folder}: the languages name different prices`]),
  ]
}

function lacksOf(body: Body): string[] {
  if (body.length === 0) return ['text']
  return [
    ...(count(body, 'figure') === 1 ? [] : ['single figure']),
    ...(count(body, 'table') + count(body, 'checklist') > 0 ? [] : ['table or checklist']),
  ]
}

function count(body: Body, kind: (typeof counted)[number]): number {
  return body.filter((block) => block.kind === kind).length
}
