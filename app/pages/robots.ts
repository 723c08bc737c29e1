import { pageContext } from '#server/page-context.ts'
import type { Route } from './+types/robots.ts'

/** Names no hidden address: what is not to be found is marked noindex on the page itself. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
