import type { AdminRestore } from '#desk/words/he/restore.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import { fillPlural } from '#i18n/plural.ts'
import { describeDateTime } from '#server/describe-date-time.ts'
import { type Comparison, comparedKinds, type NewestLead } from './compare-restored-store.ts'
import type { RestoreState } from './restores.ts'

export type RestoreView =
  | { kind: 'none' | 'restoring' }
  | { kind: 'failed'; problem: string }
  | {
      kind: 'ready'
      title: string
      rows: { label: string; now: string; restored: string }[]
      changes: string[]
    }

/** The state of a restore in the words of the admin area. */
export function describeRestore(state: RestoreState, lang: DeskLang): RestoreView {
  const { adminRestore: copy } = deskCopyFor(lang)
  if (state.kind === 'failed') return { kind: 'failed', problem: copy.problems[state.why] }
  if (state.kind !== 'ready') return { kind: state.kind }
  const { counts, newest, leads } = state.comparison
  const rows = comparedKinds.map((kind) => ({
    label: copy.ready.kinds[kind],
    now: formatNumber(counts[kind].now, lang),
    restored: formatNumber(counts[kind].restored, lang),
  }))
  return {
    kind: 'ready',
    title: fill(copy.ready.title, { madeOn: fullTime(new Date(state.madeAt), lang) }),
    rows: [
      ...rows,
      {
        label: copy.ready.newest,
        now: describeLead(newest.now, copy, lang),
        restored: describeLead(newest.restored, copy, lang),
      },
    ],
    changes: [
      ...describeLeads(leads, copy.ready, lang),
      copy.ready.rest,
      copy.ready.accounts,
      copy.ready.kept,
    ],
  }
}

function describeLeads(
  { onlyNow, onlyNowNames, onlyRestored, changed }: Comparison['leads'],
  words: AdminRestore['ready'],
  lang: DeskLang,
): string[] {
  const names = onlyNowNames.map((name) => isolateAuto(name)).join(', ')
  const lines = [
    onlyNow > 0
      ? `${fillPlural(words.onlyNow, onlyNow, lang)} ${fill(words.newestOfThem, { names })}`
      : null,
    onlyRestored > 0 ? fillPlural(words.onlyRestored, onlyRestored, lang) : null,
    changed > 0 ? fillPlural(words.changed, changed, lang) : null,
  ].filter((line) => line !== null)
  return lines.length > 0 ? lines : [words.same]
}

function describeLead(lead: NewestLead | null, copy: AdminRestore, lang: DeskLang): string {
  if (lead === null) return copy.ready.none
  return `${isolateAuto(lead.name)}, ${fullTime(lead.receivedAt, lang)}`
}

function fullTime(at: Date, lang: DeskLang): string {
  const words = deskCopyFor(lang).admin.leads.filters.dates
  return describeDateTime(at, lang, { now: new Date(), words }).full
}
