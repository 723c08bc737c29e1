import type { PostTag } from '#catalog/posts.ts'
import { postListPath } from '#catalog/post-list-view.ts'
import type { Body } from '#content/markdown/body.ts'
import type { Posts } from '#content/site-words.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import type { ArticleContext } from './article-runs.tsx'
import { ArticleSources, type NamedSource } from './article-sources.tsx'
import { ArticleText } from './article-text.tsx'
import { Contents } from './contents.tsx'
import { ShareArticle } from './share-article.tsx'

type Props = {
  body: Body
  article: ArticleContext
  tags: readonly PostTag[]
  sources: readonly NamedSource[]
  /** The day on which the law was as the article explains it. null: it is not about law. */
  lawDay: string | null
  url: string
  words: Posts
}

/** An article with its contents, its tags and links to share it. */
export function Article({ body, article, tags, sources, lawDay, url, words }: Props) {
  const hasPrices = Object.keys(article.prices).length > 0
  return (
    <div className="wrap article-grid" {...dataAttributes({ behaviour: 'article' })}>
      <Contents body={body} article={article} title={words.article.contents} />
      <div className="article-column">
        {lawDay === null ? null : (
          <p className="article-law">
            {fill(words.article.law, { day: formatDay(lawDay, article.lang) })}
          </p>
        )}
        <article className="article-text prose-links" {...dataAttributes({ article: true })}>
          <ArticleText body={body} article={article} />
        </article>
        <ArticleSources lang={article.lang} named={sources} words={words.article} />
        {hasPrices ? <p className="article-note">{words.article.prices}</p> : null}
        <footer className="article-footer">
          <h2 id="topics-title" className="font-semibold">
            {words.tags.topics}
          </h2>
          <ul aria-labelledby="topics-title" className="post-tags">
            {tags.map((tag) => (
              <li key={tag}>
                <a
                  href={`${pageUrl(article.lang, postListPath({ search: '', tag }))}#articles`}
                  className="text-link"
                >
                  {words.tags.names[tag]}
                </a>
              </li>
            ))}
          </ul>
          <ShareArticle url={url} words={words.article.share} />
        </footer>
      </div>
    </div>
  )
}
