import type { PagePath } from '#catalog/pages.ts'
import { pages } from '#content/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { defaultAddress } from '#site/head.ts'
import { langs } from '#site/langs.ts'
import type { Route } from './+types/sitemap.ts'

/** Every indexed page in every language, each naming all its versions. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const paths = pages.filter((page) => page.indexed).map((page) => page.path)
  const urls = paths.flatMap((path) =>
    langs.map((lang) => describePage(siteUrl, path, siteUrl + pageUrl(lang, path))),
  )
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

function describePage(siteUrl: string, path: PagePath, address: string): string {
  const versions = [
    ...langs.map((lang) => [lang, siteUrl + pageUrl(lang, path)] as const),
    ['x-default', defaultAddress(siteUrl, path)] as const,
  ]
  const links = versions.map(
    ([hreflang, href]) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  )
  return `  <url>\n    <loc>${address}</loc>\n${links.join('\n')}\n  </url>`
}
