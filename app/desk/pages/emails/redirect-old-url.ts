import { redirect } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import type { Route } from './+types/redirect-old-url.ts'

/** The page was at dashboard/mails in earlier versions, and bookmarks still point there. */
export function loader({ request, params }: Route.LoaderArgs) {
  const rest = params['*'] === '' ? '' : `/${encodeURI(params['*'])}`
  const { search } = new URL(request.url)
  return redirect(adminUrl(requireLang(params.lang), `dashboard/emails${rest}`) + search, 301)
}
