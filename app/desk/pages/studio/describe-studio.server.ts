import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { findRecordChanges } from '#server/settings/record-store.ts'
import { describeChange } from './describe-change.server.ts'
import { describeSteps, nextRow, type Walker, type WalkServer } from './describe-steps.server.ts'
import { countSteps } from './describe-walk.server.ts'

/** Changes shown at once. */
const shownChanges = 20

/** All screens with what they hold and what is still to do, step by step, and what was changed. */
export async function describeStudio(server: WalkServer, more: Walker) {
  const { lang } = more
  const { adminStudio: copy, adminWalk } = deskCopyFor(lang)
  const steps = await describeSteps(server, more)
  const changes = await findRecordChanges(server.database, 'studio', shownChanges)
  const next = nextRow(steps)
  return {
    copy: {
      title: copy.title,
      lead: copy.lead,
      back: copy.back,
      ready: copy.state.ready,
      history: copy.history,
    },
    steps,
    walk:
      next === null
        ? { text: adminWalk.done, next: null }
        : {
            text: countSteps(steps, lang),
            next: { to: next.to, label: fill(adminWalk.next, { section: next.title }) },
          },
    changes: changes.map((change) => describeChange(change, lang)),
  }
}
