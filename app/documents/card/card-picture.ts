import { getPicture } from '#server/cards/picture-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/card-picture.ts'

/**
 * A picture of a card. Its address contains a hash of its content, so browsers may cache it
 * forever.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const bytes = await getPicture(
    context.get(serverContext).database,
    params.file.replace(/\.webp$/, ''),
  )
  if (!bytes) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
