import type { PageRecord } from '#content/page-record.ts'
import { pages } from '#content/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { langs } from '#documents/head/langs.ts'
import type { Route } from './+types/robots.ts'

/**
 * Crawlers of assistants, for answers and for training: a studio that sells by its texts wants to be
 * quoted (docs/decisions/0110). They follow the rules of everybody.
 */
const assistants = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
]

/** Link previews of shared links are not crawlers, although they request this file. */
const previews = ['facebookexternalhit', 'LinkedInBot', 'Twitterbot', 'WhatsApp']

/**
 * Lists no hidden address: pages that must not be found are marked noindex on the page itself. A
 * page that reads a query has an unlimited number of addresses, and all of them are the same page
 * for search engines.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    ...assistants.map((name) => `User-agent: ${name}`),
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
