import { redirect } from 'react-router'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { parseLeadChange } from '#domain/leads/lead-change.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireActor } from '#server/admins/actor.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { changeLead, type ChangeResult } from '#server/leads/lead-change-store.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/lead-changes.ts'

export function loader({ params }: Route.LoaderArgs) {
  return redirect(adminUrl(requireLang(params.lang), `dashboard/leads/${params.leadId}`))
}

const statusOf = { changed: 200, stale: 409, gone: 404 } as const satisfies Record<
  ChangeResult['kind'],
  number
>

/** Takes one change from the browser's list of pending changes. The response is a ChangeResult. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = requireActor(context)
  const { database } = context.get(serverContext)
  const change = parseLeadChange(await requireForm(request))
  if (!change || !isLeadId(params.leadId))
    return Response.json({ kind: 'invalid' }, { status: 400 })
  const result = await changeLead(database, params.leadId, change, actor)
  return Response.json(result, { status: statusOf[result.kind] })
}
