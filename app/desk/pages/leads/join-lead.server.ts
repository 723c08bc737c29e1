import { data } from 'react-router'
import { createToastMaker } from '#desk/parts/action-response.ts'
import type { ActionToast } from '#desk/parts/action-toast.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadEdit } from '#domain/leads/lead-edit.ts'
import { readTypedContact } from '#domain/people/typed-contact.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { joinLeads, partLeads } from '#server/people/join-store.ts'
import type { ServerContext } from '#server/server-context.ts'

/** `joined`: the join that was made, which the page offers to undo. `who`: what was refused. */
export type JoinAnswer = { toast: ActionToast | null; joined?: string; who?: string }

type Request = {
  id: string
  edit: Extract<LeadEdit, { intent: 'join' | 'part' }>
  actor: Actor
  lang: DeskLang
}

/** Joins a lead with another one of the same person, or takes that back. */
export async function joinLead(
  { database }: Pick<ServerContext, 'database'>,
  { id, edit, actor, lang }: Request,
) {
  const { admin, adminPeople: copy } = deskCopyFor(lang)
  const toastOf = createToastMaker(lang)
  const answer = (body: JoinAnswer, status: number) => data(body, { status })
  if (edit.intent === 'part') {
    const isParted = await partLeads(database, edit.link, actor)
    return isParted
      ? answer({ toast: toastOf('done', copy.parted) }, 200)
      : answer({ toast: toastOf('failed', admin.toasts.stale) }, 409)
  }
  const { who, key } = edit
  const contact = readTypedContact(who)
  if (contact === null) return answer({ toast: toastOf('failed', copy.invalid), who }, 400)
  const result = await joinLeads(database, { id, contact, key }, actor)
  if (result.kind === 'joined') return answer({ toast: null, joined: result.link }, 200)
  if (result.kind === 'gone') return answer({ toast: toastOf('failed', admin.toasts.gone) }, 404)
  const status = result.kind === 'same' ? 409 : 404
  return answer({ toast: toastOf('failed', copy[result.kind]), who }, status)
}
