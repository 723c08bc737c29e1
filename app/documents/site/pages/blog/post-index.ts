import { requireLang } from '#i18n/require-lang.ts'
import { postIndexFor } from './post-index.server.ts'
import type { Route } from './+types/post-index.ts'

/**
 * The index that the list of articles searches in the browser, loaded when the search field is
 * focused.
 */
export function loader({ params }: Route.LoaderArgs) {
  return Response.json(postIndexFor(requireLang(params.lang)))
}
