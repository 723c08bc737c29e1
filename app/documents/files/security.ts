import { studio } from '#catalog/studio.server.ts'
import { pageContext } from '#server/page-context.ts'
import type { Route } from './+types/security.ts'
import { describeSecurity } from './describe-security.ts'

/** The contact for reporting a weakness (RFC 9116; requirements 2.6). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const text = describeSecurity({ siteUrl, email: studio().email, now: new Date() })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
