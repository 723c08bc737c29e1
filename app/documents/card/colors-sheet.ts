import { textOn } from '#domain/business-card/card-colors.ts'
import { requireCardAt } from '#server/cards/find-card.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/colors-sheet.ts'

/** The card's own colours, as a style sheet, because the security policy refuses inline styles. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { content } = await requireCardAt(context.get(serverContext), {
    ...params,
    part: '/colors.css',
  })
  if (!content.colors) throw new Response(null, { status: 404 })
  const { paper, ink, accent } = content.colors
  // The class is doubled to win over the theme's own values.
  const css = `.bc.bc{--paper:${paper};--ink:${ink};--accent:${accent};--on-accent:${textOn(accent)}}`
  return new Response(css, { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}
