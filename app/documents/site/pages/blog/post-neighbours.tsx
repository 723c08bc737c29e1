import { posts, type PostId } from '#catalog/posts.ts'
import type { Posts } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

type Props = { lang: Lang; id: PostId; words: Posts }

/** Links to the previous and the next article by date; the newest and the oldest have only one. */
export function PostNeighbours({ lang, id, words }: Props) {
  const position = posts.indexOf(id)
  const neighbours = [
    { to: posts[position + 1], rel: 'prev', name: words.article.previous },
    { to: posts[position - 1], rel: 'next', name: words.article.next },
  ] as const
  return (
    <nav aria-label={words.article.neighbours} className="wrap post-neighbours">
      {neighbours.map(({ to, rel, name }) =>
        to === undefined ? null : (
          <a key={rel} rel={rel} href={pageUrl(lang, `blog/${to}`)} className="post-neighbour">
            <span className="text-fg-muted">{name}</span>
            <span className="tile-name">{words.items[to].title}</span>
          </a>
        ),
      )}
    </nav>
  )
}
