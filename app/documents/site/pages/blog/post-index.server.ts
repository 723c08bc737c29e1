import { posts, type PostId } from '#catalog/posts.ts'
import { perStudio } from '#catalog/studio.server.ts'
import { bodyTexts } from '#content/markdown/body-text.ts'
import { posts as records } from '#content/posts/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { searchIndex } from '#domain/search/word-search.ts'
import type { Lang } from '#i18n/languages.ts'

export type PostIndex = readonly (readonly [PostId, string])[]

const indexes = perStudio(() => new Map<Lang, PostIndex>())

/** The searchable text of every article: all of its text, without the prices. */
export function postIndexFor(lang: Lang): PostIndex {
  const index = indexes().get(lang) ?? makeIndex(lang)
  indexes().set(lang, index)
  return index
}

function makeIndex(lang: Lang): PostIndex {
  const { openings, posts: words, postBodies } = copyFor(lang)
  return posts.map((id) => {
    const { title, line } = words.items[id]
    const tags = records[id].tags.map((tag) => words.tags.names[tag])
    const texts = bodyTexts(postBodies[id], () => ' ')
    return [
      id,
      searchIndex([title, line, openings[`blog/${id}`].lead, ...tags, ...texts].join(' ')),
    ]
  })
}
