import { getStudioPicture } from '#server/studio-pictures/studio-picture-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/studio-picture.ts'

/** The logo or the icon of the studio. Its address contains a hash of its content. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = params.file.replace(/\.png$/, '')
  const bytes = await getStudioPicture(context.get(serverContext).database, id)
  if (!bytes) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
