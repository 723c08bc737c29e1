import { drawPreview } from '#server/cards/card-image.ts'
import { requireCardAt } from '#server/cards/find-card.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/preview-image.ts'

/** The picture that WhatsApp shows for a link to the card: 1200 × 630. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const server = context.get(serverContext)
  const card = await requireCardAt(server, { ...params, part: '/preview.png' })
  return new Response(new Uint8Array(await drawPreview(server, card)), {
    headers: {
      'Content-Type': 'image/png',
      // Other sites embed it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
