import { requireForm } from '#server/request/require-form.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { addPicture } from '#server/cards/picture-store.ts'
import { preparePicture } from '#server/cards/prepare-picture.ts'
import { serverContext } from '#server/server-context.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/upload-picture.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** Stores one picture of a card. Responds with its id, or with the reason why it is refused. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const form = await requireForm(request)
  await protectChange('cards/upload-picture.ts', { form, request, context, lang })
  const file = form.get('file')
  if (!(file instanceof File)) return Response.json({ fault: 'notAPicture' }, { status: 400 })
  const picture = await preparePicture(new Uint8Array(await file.arrayBuffer()))
  if ('fault' in picture) return Response.json(picture, { status: 400 })
  await addPicture(context.get(serverContext).database, picture)
  return Response.json({ id: picture.id }, { status: 201 })
}
