import { posts } from '#catalog/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { PostTile } from '#site/post-tile.tsx'
import type { Route } from './+types/blog-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, posts: words } = copyFor(lang)
  return { lang, opening: openings.blog, words }
}

export default function BlogPage({ loaderData: { lang, opening, words } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="blog" opening={opening} />
      <div className="wrap py-section">
        <ul className="post-tiles">
          {posts.map((id) => (
            <li key={id}>
              <PostTile lang={lang} id={id} words={words.items[id]} more={words.readMore} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
