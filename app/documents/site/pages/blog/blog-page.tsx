import { readPostListView } from '#catalog/post-list-view.ts'
import { postGroups, posts as records } from '#content/posts/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { findTexts } from '#domain/search/word-search.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import { postIndexFor } from './post-index.server.ts'
import blogStyles from './blog.css?url'
import { PostGroup } from './post-group.tsx'
import { PostSearch } from './post-search.tsx'
import { PostTags } from './post-tags.tsx'
import type { Route } from './+types/blog-page.ts'

export function loader({ params, request }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, posts: words } = copyFor(lang)
  const view = readPostListView(new URL(request.url).searchParams)
  const { ids, search: meant } = findTexts(view.search, postIndexFor(lang))
  const found = ids.filter((id) => view.tag === null || records[id].tags.includes(view.tag))
  return { lang, opening: openings.blog, words, view, meant, found }
}

export default function BlogPage({
  loaderData: { lang, opening, words, view, meant, found },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="blog" opening={opening} />
      <BodyStylesheet href={blogStyles} />
      <div
        className="wrap py-section"
        {...dataAttributes({ behaviour: 'blog', 'post-index': pageUrl(lang, 'blog/search.json') })}
      >
        <PostSearch
          lang={lang}
          view={view}
          meant={meant}
          count={found.length}
          words={words.search}
        />
        <PostTags lang={lang} view={view} words={words.tags} />
        {postGroups.map((group) => (
          <PostGroup key={group.tag} lang={lang} group={group} found={found} words={words} />
        ))}
      </div>
    </>
  )
}
