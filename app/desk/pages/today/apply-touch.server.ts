import { createToastMaker } from '#desk/parts/action-response.ts'
import type { TouchResult } from '#desk/parts/reply/touch-result.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { TouchForm } from '#domain/promises/touch-form.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { getLead } from '#server/leads/lead-list-store.ts'
import { describeDateTime } from '#server/describe-date-time.ts'
import {
  setCallBack,
  touchLead,
  undoTouch,
  type EarlierTouch,
} from '#server/leads/lead-touch-store.ts'
import type { ServerContext } from '#server/server-context.ts'

/** Makes the change and says what became of it. */
export async function applyTouch(
  { database }: Pick<ServerContext, 'database'>,
  change: TouchForm,
  { actor, lang }: { actor: Actor; lang: DeskLang },
): Promise<{ kind: 'done' | 'stale' | 'gone'; result: TouchResult }> {
  const { admin, adminToday } = deskCopyFor(lang)
  const toastOf = createToastMaker(lang)
  const outcome = await store(database, change, actor)
  const { kind } = outcome
  if (kind === 'gone')
    return { kind, result: { toast: toastOf('failed', admin.toasts.gone), touched: null } }
  if (kind === 'stale')
    return { kind, result: { toast: toastOf('failed', adminToday.done.stale), touched: null } }
  if (change.intent === 'touch') {
    const lead = await getLead(database, change.id)
    const { earlier = null } = outcome
    const touched = {
      id: change.id,
      key: change.key,
      name: lead?.name ?? '',
      earlier: earlier === null ? null : describeEarlier(earlier, lang, actor.now),
    }
    return { kind, result: { toast: null, touched } }
  }
  const text = change.intent === 'undo' ? adminToday.done.undone : adminToday.done.callBackSet
  return { kind, result: { toast: toastOf('done', text), touched: null } }
}

/** An answer that somebody gave meanwhile: who, when and how. */
function describeEarlier(
  { at, channel, adminName }: EarlierTouch,
  lang: DeskLang,
  now: Date,
): string {
  const { done, due, kit } = deskCopyFor(lang).adminToday
  const { dateWithin, time } = describeDateTime(at, lang, { now, words: due })
  const way = channel === null || channel === 'other' ? [] : [kit[channel]]
  const who = adminName === null ? [] : [isolateAuto(adminName)]
  return fill(done.earlier, { what: [...who, dateWithin, time, ...way].join(', ') })
}

type Outcome = { kind: 'done' | 'stale' | 'gone'; earlier?: EarlierTouch | null }

function store(
  database: ServerContext['database'],
  change: TouchForm,
  actor: Actor,
): Promise<Outcome> {
  if (change.intent === 'touch') return touchLead(database, change, actor)
  if (change.intent === 'undo') return undoTouch(database, change, actor)
  return setCallBack(database, change, actor)
}
