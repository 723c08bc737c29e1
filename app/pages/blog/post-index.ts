import { requireLang } from '#i18n/require-lang.ts'
import { postIndexFor } from './post-index.server.ts'
import type { Route } from './+types/post-index.ts'

/** What the list of articles searches in the browser, loaded with the first key in the field. */
export function loader({ params }: Route.LoaderArgs) {
  return Response.json(postIndexFor(requireLang(params.lang)))
}
