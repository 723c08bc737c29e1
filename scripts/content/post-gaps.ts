import { pricesIn } from '#content/markdown/body-text.ts'
import type { Body } from '#content/markdown/body.ts'
import type { PostFacts, PostWords } from '#content/posts/post-facts.ts'

/** The kinds of blocks whose number must be equal in both languages. Paragraphs may differ. */
const counted = ['heading', 'table', 'checklist', 'figure'] as const

/**
 * What is missing in a published article. An article with dates must have a source, a text with a
 * table or checklist and at most one figure, the same number of each in both languages, and the same
 * prices. `folder` is
 * for the messages.
 */
export function findPostGaps(
  folder: string,
  record: unknown,
  words: Record<'he' | 'en', unknown>,
): string[] {
  // SAFETY: the folder of an article has these (content/posts/read-post.server.ts checks them).
  const { dates, sources } = record as PostFacts
  const [he, en] = [(words.he as PostWords).body, (words.en as PostWords).body]
  if (dates === null) return []
  const bodies = [
    ['he', he],
    ['en', en],
  ] as const
  const lacking = bodies.flatMap(([lang, body]) =>
    findMissing(body, lang).map((lack) => `${folder}/${lang}.md has dates, but ${lack}`),
  )
  const different = counted.filter((kind) => count(he, kind) !== count(en, kind))
  const prices = [he, en].map((body) => pricesIn(body).map(({ from, to }) => `${from}:${to}`))
  return [
    ...(sources.length > 0
      ? []
      : [`${folder} has dates, but no sources: name those of its facts in post.ts`]),
    ...lacking,
    ...different.map(
      (kind) => `${folder}: the languages have a different number of ${kind} blocks`,
    ),
    ...(String(prices[0]?.toSorted()) === String(prices[1]?.toSorted())
      ? []
      : [`${folder}: the languages have different prices`]),
  ]
}

function findMissing(body: Body, lang: 'he' | 'en'): string[] {
  if (body.length === 0) return ['no text: write it below the front matter']
  const figures = count(body, 'figure')
  return [
    ...(figures <= 1 ? [] : [`${figures} figures: show figure-${lang}.svg once`]),
    ...(count(body, 'table') + count(body, 'checklist') > 0
      ? []
      : ['no table or checklist: write a table, or a list whose lines begin with `- [ ]`']),
  ]
}

function count(body: Body, kind: (typeof counted)[number]): number {
  return body.filter((block) => block.kind === kind).length
}
