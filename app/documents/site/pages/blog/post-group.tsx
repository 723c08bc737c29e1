import type { PostId } from '#catalog/posts.ts'
import { posts as records, type PostGroup as Group } from '#content/posts/posts.ts'
import type { Posts } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { PostTile } from './post-tile.tsx'

type Props = { lang: Lang; group: Group; found: readonly PostId[]; words: Posts }

/** The articles of a subject, below its name. Without a found article it is not displayed. */
export function PostGroup({ lang, group: { tag, ids }, found, words }: Props) {
  const titleId = `group-${tag}`
  return (
    <section aria-labelledby={titleId} className="post-group">
      <h2 id={titleId} className="post-group-name">
        {words.tags.names[tag]}
      </h2>
      <ul className="post-tiles">
        {ids.map((id, index) => (
          <li
            key={id}
            hidden={!found.includes(id)}
            {...dataAttributes({ post: id, tags: records[id].tags.join(' ') })}
          >
            <PostTile
              lang={lang}
              id={id}
              words={words.items[id]}
              more={words.readMore}
              isLarge={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
