import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { studio } from '#catalog/studio.server.ts'
import { posts as records, publishedPosts } from '#content/posts/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { pageContext } from '#server/page-context.ts'
import { escapeHtml } from '#server/email/html-template.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { articlePrices } from './article-prices.ts'
import { ArticleText } from './article-text.tsx'
import type { Route } from './+types/feed.ts'

/** The articles of a language as an Atom feed, newest first (RFC 4287; requirements 3.9). */
export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { siteUrl } = context.get(pageContext)
  const { openings, meta, posts: words, postBodies, prices: priceWords } = copyFor(lang)
  const { choices, rate, vat } = findPrices(context.get(serverContext))
  const blogUrl = siteUrl + pageUrl(lang, 'blog')
  const feedUrl = siteUrl + pageUrl(lang, 'feed.xml')
  const entries = publishedPosts.flatMap((id) => {
    const { dates } = records[id]
    if (dates === null) return []
    const url = siteUrl + pageUrl(lang, `blog/${id}`)
    const { title } = words.items[id]
    const body = postBodies[id]
    const prices = articlePrices(body, {
      choices,
      vat,
      priceContext: { lang, rate, words: priceWords },
    })
    const content = renderToStaticMarkup(
      createElement(ArticleText, { body, article: { lang, prices } }),
    ).replaceAll('href="/', `href="${siteUrl}/`)
    return [{ url, title, summary: openings[`blog/${id}`].lead, content, ...dates }]
  })
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <id>${feedUrl}</id>
  <title>${escapeHtml(meta.blog.title)}</title>
  <subtitle>${escapeHtml(meta.blog.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${feedUrl}"/>
  <link rel="alternate" type="text/html" href="${blogUrl}"/>
  <updated>${toTimestamp(updated)}</updated>
  <author><name>${escapeHtml(studio().founder.name[lang])}</name></author>
${entries.map(describeEntry).join('\n')}
</feed>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

type Entry = {
  url: string
  title: string
  summary: string
  /** The whole text as HTML. */
  content: string
  published: string
  updated: string
}

function describeEntry({ url, title, summary, content, published, updated }: Entry): string {
  return `  <entry>
    <id>${url}</id>
    <title>${escapeHtml(title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${toTimestamp(published)}</published>
    <updated>${toTimestamp(updated)}</updated>
    <summary>${escapeHtml(summary)}</summary>
    <content type="html">${escapeHtml(content)}</content>
  </entry>`
}

/** Atom requires a time. */
function toTimestamp(day: string): string {
  return `${day}T00:00:00Z`
}
