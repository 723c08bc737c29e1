import { redirect } from 'react-router'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { parseLeadChange } from '#domain/leads/lead-change.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireForm } from '#server/request/require-form.ts'
import { changeLead } from '#server/leads/lead-change-store.ts'
import { markLeadRead } from '#server/leads/lead-edit-store.ts'
import { addLeadFromForm, correctLeadFromForm, type FormResult } from '#server/leads/lead-forms.ts'
import { serverContext } from '#server/server-context.ts'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/lead-changes.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export function loader({ params }: Route.LoaderArgs) {
  const id = encodeURIComponent(params.leadId)
  return redirect(adminUrl(requireDeskLang(params.lang), `dashboard/leads/${id}`))
}

type Result = FormResult<Readonly<Record<string, string>>>

const statusOf = { changed: 200, stale: 409, gone: 404, invalid: 400 } as const satisfies Record<
  Result['kind'],
  number
>

/**
 * Applies one item of the browser's pending work (post-change.ts). The response body is a Result.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const form = await requireForm(request)
  await protectChange('leads/lead-changes.ts', { form, request, context, lang })
  const result = await applyItem(form, params, context)
  return Response.json(result, { status: statusOf[result.kind] })
}

async function applyItem(
  form: FormData,
  { lang, leadId: id }: Route.ActionArgs['params'],
  context: Route.ActionArgs['context'],
): Promise<Result> {
  const actor = requireActor(context)
  const server = context.get(serverContext)
  const { database } = server
  const intent = form.get('intent')
  if (!isLeadId(id)) return { kind: 'invalid', errors: {} }
  if (intent === 'open') {
    await markLeadRead(database, id, actor)
    return { kind: 'changed' }
  }
  if (intent === 'new-lead') {
    form.set('key', id)
    return addLeadFromForm(server, { form, language: requireDeskLang(lang) }, actor)
  }
  if (intent === 'correction') return correctLeadFromForm(database, id, form, actor)
  const change = parseLeadChange(form)
  return change ? changeLead(database, id, change, actor) : { kind: 'invalid', errors: {} }
}
