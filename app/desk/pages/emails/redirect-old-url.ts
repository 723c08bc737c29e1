import { redirect } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import type { Route } from './+types/redirect-old-url.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** The page was at dashboard/mails in earlier versions, and bookmarks still point there. */
export function loader({ request, params }: Route.LoaderArgs) {
  const rest = params['*'] === '' ? '' : `/${encodeURI(params['*'])}`
  const { search } = new URL(request.url)
  return redirect(adminUrl(requireDeskLang(params.lang), `dashboard/emails${rest}`) + search, 301)
}
