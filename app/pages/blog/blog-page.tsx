import { posts } from '#catalog/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { PostTile } from '#site/post-tile.tsx'
import { findPosts } from './find-posts.ts'
import { PostSearch } from './post-search.tsx'
import type { Route } from './+types/blog-page.ts'

export function loader({ params, request }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, posts: words, postSections } = copyFor(lang)
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim()
  const texts = posts.map((id) => {
    const { title, line } = words.items[id]
    return [id, JSON.stringify([title, line, openings[`blog/${id}`], postSections[id]])] as const
  })
  return { lang, opening: openings.blog, words, search, found: findPosts(search, texts) }
}

export default function BlogPage({
  loaderData: { lang, opening, words, search, found },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="blog" opening={opening} />
      <div className="wrap py-section">
        <PostSearch lang={lang} search={search} count={found.length} words={words.search} />
        <ul className="post-tiles">
          {found.map((id) => (
            <li key={id}>
              <PostTile lang={lang} id={id} words={words.items[id]} more={words.readMore} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
