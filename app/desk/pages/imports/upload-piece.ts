import { protectChange } from '#desk/parts/protect-change.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { receivePiece } from '#server/leads/import/receive-file.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/upload-piece.ts'

/** Stores one piece of a file of leads. Responds with the reason if the file is refused. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { adminId } = requireActor(context)
  const form = await requireForm(request)
  await protectChange('imports/upload-piece.ts', { form, request, context, lang })
  const [file, id, place] = [form.get('file'), textField(form, 'id'), textField(form, 'place')]
  if (!(file instanceof File) || !isLeadId(id) || !/^\d{1,4}$/.test(place))
    return Response.json({ fault: 'missing' }, { status: 400 })
  const received = await receivePiece(
    context.get(serverContext).database,
    {
      id,
      place: Number(place),
      isLast: textField(form, 'last') === 'yes',
      fileName: file.name,
      content: await file.bytes(),
    },
    { adminId, partNames: deskCopyFor(lang).leadImport.cardParts },
  )
  if (received.kind === 'refused') return Response.json({ fault: received.fault }, { status: 400 })
  return Response.json({}, { status: 201 })
}
