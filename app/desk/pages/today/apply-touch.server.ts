import { createToastMaker } from '#desk/parts/action-response.ts'
import type { TouchResult } from '#desk/parts/reply/touch-result.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { TouchForm } from '#domain/promises/touch-form.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { getLead } from '#server/leads/lead-list-store.ts'
import { setCallBack, touchLead, undoTouch } from '#server/leads/lead-touch-store.ts'
import type { ServerContext } from '#server/server-context.ts'

/** Makes the change and says what became of it. */
export async function applyTouch(
  { database }: Pick<ServerContext, 'database'>,
  change: TouchForm,
  { actor, lang }: { actor: Actor; lang: DeskLang },
): Promise<{ kind: 'done' | 'stale' | 'gone'; result: TouchResult }> {
  const { admin, adminToday } = deskCopyFor(lang)
  const toastOf = createToastMaker(lang)
  const kind = await store(database, change, actor)
  if (kind === 'gone')
    return { kind, result: { toast: toastOf('failed', admin.toasts.gone), touched: null } }
  if (kind === 'stale')
    return { kind, result: { toast: toastOf('failed', adminToday.done.stale), touched: null } }
  if (change.intent === 'touch') {
    const lead = await getLead(database, change.id)
    const touched = { id: change.id, key: change.key, name: lead?.name ?? '' }
    return { kind, result: { toast: null, touched } }
  }
  const text = change.intent === 'undo' ? adminToday.done.undone : adminToday.done.callBackSet
  return { kind, result: { toast: toastOf('done', text), touched: null } }
}

function store(database: ServerContext['database'], change: TouchForm, actor: Actor) {
  if (change.intent === 'touch') return touchLead(database, change, actor)
  if (change.intent === 'undo') return undoTouch(database, change, actor)
  return setCallBack(database, change, actor)
}
