import { studio } from '#catalog/studio.server.ts'
import type { PostId } from '#catalog/posts.ts'
import { sources } from '#catalog/sources.ts'
import type { PageDates } from '#content/page-record.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { NamedSource } from './article-sources.tsx'

type Article = {
  lang: Lang
  id: PostId
  siteUrl: string
  title: string
  description: string
  tags: readonly string[]
  sources: readonly NamedSource[]
  dates: PageDates
  wordCount: number
}

/** Structured data of an article, with nothing that its page does not show. */
export function describePost({ lang, id, siteUrl, title, dates, ...article }: Article) {
  const url = siteUrl + pageUrl(lang, `blog/${id}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description: article.description,
    image: `${siteUrl}/pictures/posts/${id}-1320.webp`,
    datePublished: dates.published,
    dateModified: dates.updated,
    author: {
      '@type': 'Person',
      '@id': `${siteUrl}/#founder`,
      name: studio().founder.name[lang],
      jobTitle: studio().founder.jobTitle[lang],
      url: siteUrl + pageUrl(lang, 'about'),
    },
    publisher: { '@id': `${siteUrl}/#organization` },
    inLanguage: lang,
    keywords: article.tags,
    citation: article.sources.map(({ id, name }) => ({
      '@type': 'CreativeWork',
      name,
      url: sources[id].url,
    })),
    wordCount: article.wordCount,
  }
}
