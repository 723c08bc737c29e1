import type { PageRecord } from '#content/page-record.ts'
import { pages } from '#content/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { langs } from '#site/langs.ts'
import type { Route } from './+types/robots.ts'

/** What shows a link that somebody shares is no crawler, though it asks for this file. */
const previews = ['facebookexternalhit', 'LinkedInBot', 'Twitterbot', 'WhatsApp']

/**
 * Names no hidden address: what is not to be found is marked noindex on the page itself. A page
 * that reads a query has no end of addresses with one, and all are the same page to search engines.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    ...pages.filter(readsQuery).flatMap(queryAddresses),
    'Allow: /',
    '',
    ...previews.map((name) => `User-agent: ${name}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function readsQuery({ indexed, query }: PageRecord): boolean {
  return indexed && query.length > 0
}

function queryAddresses({ path }: PageRecord): string[] {
  return langs.map((lang) => `Disallow: ${pageUrl(lang, path)}?`)
}
