import { postTags } from '#catalog/posts.ts'
import { postListPath, type PostListView } from '#catalog/post-list-view.ts'
import type { Posts } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; view: PostListView; words: Posts['tags'] }

/** Each tag is a link with its own address, which keeps the search text. */
export function PostTags({ lang, view, words }: Props) {
  return (
    <nav aria-label={words.label} className="filters mt-4 mb-10 lg:mb-14">
      {([null, ...postTags] as const).map((tag) => (
        <a
          key={tag}
          href={`${pageUrl(lang, postListPath({ search: view.search, tag }))}#articles`}
          className="filter"
          {...dataAttributes({ tag: tag ?? '' })}
          aria-current={tag === view.tag ? 'true' : undefined}
        >
          {tag === null ? words.all : words.names[tag]}
        </a>
      ))}
    </nav>
  )
}
