import { requireForm } from '#server/request/require-form.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { addPicture } from '#server/cards/picture-store.ts'
import { preparePicture } from '#server/cards/prepare-picture.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/upload-picture.ts'

/** Stores one picture of a card. Responds with its id, or with the reason why it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const file = (await requireForm(request)).get('file')
  if (!(file instanceof File)) return Response.json({ fault: 'notAPicture' }, { status: 400 })
  const picture = await preparePicture(new Uint8Array(await file.arrayBuffer()))
  if ('fault' in picture) return Response.json(picture, { status: 400 })
  await addPicture(context.get(serverContext).database, picture)
  return Response.json({ id: picture.id }, { status: 201 })
}
