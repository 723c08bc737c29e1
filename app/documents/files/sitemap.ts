import { isPageOffered } from '#catalog/offered.ts'
import { studio } from '#catalog/studio.server.ts'
import { lastChange } from '#server/last-change.ts'
import type { PageRecord } from '#content/page-record.ts'
import { pages } from '#content/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { defaultUrl } from '#documents/head/head.ts'
import { langs } from '#documents/head/langs.ts'
import type { Route } from './+types/sitemap.ts'

/** Every indexed page in every language, each naming all its versions. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const urls = pages
    .filter(({ indexed, path }) => indexed && isPageOffered(path, studio().sales))
    .flatMap((page) => langs.map((lang) => describePage(siteUrl, page, lang)))
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function describePage(siteUrl: string, { path }: PageRecord, lang: Lang): string {
  const versions = [
    ...langs.map((each) => [each, siteUrl + pageUrl(each, path)] as const),
    ['x-default', defaultUrl(siteUrl, path)] as const,
  ]
  const links = versions.map(
    ([hreflang, href]) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  )
  const day = lastChange(copyFor(lang), lang, path)
  const modified = day === null ? '' : `    <lastmod>${day}</lastmod>\n`
  return `  <url>\n    <loc>${siteUrl + pageUrl(lang, path)}</loc>\n${modified}${links.join('\n')}\n  </url>`
}
