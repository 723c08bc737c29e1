import { redirect } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import type { Route } from './+types/redirect-old-address.ts'

/** The emails were at dashboard/mails before: bookmarks still lead there. */
export function loader({ request, params }: Route.LoaderArgs) {
  const rest = params['*'] === '' ? '' : `/${encodeURI(params['*'])}`
  const { search } = new URL(request.url)
  return redirect(adminUrl(requireLang(params.lang), `dashboard/emails${rest}`) + search, 301)
}
