import { drawIcon } from '#server/cards/card-image.ts'
import { requireCardAt } from '#server/cards/find-card.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/icon-image.ts'

/** The icon of a card on a home screen: 512 × 512. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const server = context.get(serverContext)
  const card = await requireCardAt(server, { ...params, part: '/icon.png' })
  return new Response(new Uint8Array(await drawIcon(server, card)), {
    headers: { 'Content-Type': 'image/png' },
  })
}
