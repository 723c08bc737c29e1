import { posts, type PostId } from '#catalog/posts.ts'
import { pageAt } from '#content/pages.ts'
import { posts as records } from '#content/posts/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { pageContext } from '#server/page-context.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import { Article } from './article.tsx'
import { articlePrices } from './article-prices.ts'
import articleStyles from './article.css?url'
import { countWords } from './count-words.ts'
import { PostHeader } from './post-header.tsx'
import { describePost } from './post-json-ld.ts'
import { PostNeighbours } from './post-neighbours.tsx'
import { joinGraphs } from '#documents/head/join-graphs.ts'
import type { Route } from './+types/post-page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: articleStyles }]

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(posts, params.post)
  const {
    openings,
    links,
    posts: words,
    postBodies,
    prices: priceWords,
    sourceNames,
  } = copyFor(lang)
  const { choices, rate, vat } = findPrices(context.get(serverContext))
  const body = postBodies[slug]
  const prices = articlePrices(body, {
    choices,
    vat,
    priceContext: { lang, rate, words: priceWords },
  })
  const { siteUrl } = context.get(pageContext)
  const wordCount = countWords(body, prices)
  return {
    lang,
    slug,
    url: siteUrl + pageUrl(lang, `blog/${slug}`),
    opening: openings[`blog/${slug}`],
    body,
    prices,
    wordCount,
    sources: records[slug].sources.map((id) => ({ id, name: sourceNames[id] })),
    words,
    links,
    structured: structuredData({ lang, slug, siteUrl, wordCount }),
  }
}

type Facts = { lang: Lang; slug: PostId; siteUrl: string; wordCount: number }

/** null while the article is being written. */
function structuredData({ lang, slug, siteUrl, wordCount }: Facts) {
  const { dates, tags, sources } = records[slug]
  const { meta, posts: words, sourceNames } = copyFor(lang)
  if (dates === null) return null
  return describePost({
    lang,
    id: slug,
    siteUrl,
    title: words.items[slug].title,
    description: meta[`blog/${slug}`].description,
    tags: tags.map((tag) => words.tags.names[tag]),
    sources: sources.map((id) => ({ id, name: sourceNames[id] })),
    dates,
    wordCount,
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  joinGraphs(
    matches.flatMap((match) =>
      match?.id === 'documents/site/pages/blog/post-page' ? [] : (match?.meta ?? []),
    ),
    loaderData?.structured ? [loaderData.structured] : [],
  )

export default function PostPage({
  loaderData: { lang, slug, url, opening, body, prices, wordCount, sources, words, links },
}: Route.ComponentProps) {
  const path = `blog/${slug}` as const
  const { dates, tags, isAboutLaw } = records[slug]
  return (
    <>
      <PostHeader lang={lang} slug={slug} opening={opening} wordCount={wordCount} words={words}>
        {dates === null ? (
          <>
            <p className="mt-5 max-w-[42em] text-fg-muted">{words.soon}</p>
            <p className="mt-8">
              <a href={pageUrl(lang, 'contact')} className="pill">
                {links.contact}
              </a>
            </p>
          </>
        ) : null}
      </PostHeader>
      {dates === null ? null : (
        <Article
          body={body}
          article={{ lang, prices }}
          tags={tags}
          sources={sources}
          lawDay={isAboutLaw ? dates.updated : null}
          url={url}
          words={words}
        />
      )}
      <RelatedLinks
        lang={lang}
        path={path}
        title={words.article.services}
        links={links}
        pages={pageAt(path).related.filter((to) => !to.startsWith('blog/'))}
      />
      <PostNeighbours lang={lang} id={slug} words={words} />
    </>
  )
}
