import { posts, type PostId } from '#catalog/posts.ts'
import type { Lang } from '#i18n/languages.ts'
import type { PostWords } from './post-facts.ts'
import { readPost } from './read-post.server.ts'

/** The raw files, by path. */
const texts = import.meta.glob<string>('./*/{he,en}.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const figures = import.meta.glob<string>('./*/figure-{he,en}.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every article in one language. Called once for each, because copyFor() keeps the result. */
export function postWords(lang: Lang): Record<PostId, PostWords> {
  const entries = posts.map((id) => {
    const file = `app/content/posts/${id}/${lang}.md`
    const text = texts[`./${id}/${lang}.md`]
    if (text === undefined) throw new Error(`${file} is missing: run \`npm run new -- post ${id}\``)
    return [id, readPost({ file, text, figure: figures[`./${id}/figure-${lang}.svg`] })]
  })
  // SAFETY: made from the list of all ids.
  return Object.fromEntries(entries) as Record<PostId, PostWords>
}
