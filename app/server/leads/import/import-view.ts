import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isWorking, type WorkingState } from '#domain/leads/import/import-state.ts'
import { fill } from '#i18n/fill.ts'
import { formatDuration, formatNumber } from '#i18n/format.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import type { Database } from '#server/db/database.ts'
import { describeDateTime } from '#server/describe-date-time.ts'
import { countLeadsOfImport } from './imported-leads-store.ts'
import { parsePlan, type ImportPlan } from './import-plan.ts'
import type { ImportRow } from './import-store.ts'
import { readSample } from './receive-file.ts'

/** An import as a row of the list of files. */
export type ImportSummary = { id: string; fileName: string; state: string; created: string }

/** What the page of an import shows, by its state. */
export type ImportStage =
  | { kind: 'matching'; plan: ImportPlan; columns: ColumnView[] }
  | { kind: 'working'; state: WorkingState; progress: string; share: number | null }
  | {
      kind: 'checked'
      plan: ImportPlan
      figures: { added: string; known: string; refused: string }
      count: number
      refusals: RefusalView[]
    }
  | { kind: 'broken'; text: string }
  | {
      kind: 'imported'
      facts: { name: string; value: string }[]
      refusals: RefusalView[]
      undoNote: string | null
    }
  | { kind: 'undone' }

export type ColumnView = { heading: string; samples: string[] }

/** `name`: the row, or null for the rest of them. */
export type RefusalView = { name: string; reason: string | null }

const samplesShown = 3

export function summarizeImport(row: ImportRow, lang: DeskLang, now: Date): ImportSummary {
  const { admin, leadImport } = deskCopyFor(lang)
  const words = admin.leads.filters.dates
  const { date, time } = describeDateTime(row.createdAt, lang, { now, words })
  return {
    id: row.id,
    fileName: row.fileName,
    state: leadImport.states[row.state],
    created: `${date}, ${time}`,
  }
}

export async function describeImport(
  database: Database,
  row: ImportRow,
  lang: DeskLang,
): Promise<ImportStage> {
  const { leadImport: copy } = deskCopyFor(lang)
  const { state } = row
  if (state === 'undone') return { kind: 'undone' }
  if (state === 'broken')
    return { kind: 'broken', text: fill(copy.broken.text, { row: row.brokenRow ?? 0 }) }
  if (isWorking(state)) return { kind: 'working', state, ...describeProgress(row, lang) }
  const plan = parsePlan(row.plan)
  if (state === 'imported') return describeImported(database, { row, plan }, lang)
  if (state === 'checked') return describeChecked(row, plan, lang)
  return { kind: 'matching', plan, columns: await describeColumns(database, { row, plan }, lang) }
}

function describeProgress(row: ImportRow, lang: DeskLang) {
  const { working } = deskCopyFor(lang).leadImport
  const done = formatNumber(row.rowsDone, lang)
  const whole = row.state === 'undoing' ? countStored(row, parsePlan(row.plan)) : row.rows
  if (row.state === 'checking' || whole === null || whole === 0)
    return { progress: fill(working.counted, { done }), share: null }
  const rows = formatNumber(whole, lang)
  return {
    progress: fill(working.progress, { done, rows }),
    share: Math.min(1, row.rowsDone / whole),
  }
}

function describeRefusals(row: ImportRow, plan: ImportPlan, lang: DeskLang): RefusalView[] {
  const { refusals: copy } = deskCopyFor(lang).leadImport
  const name = plan.format === 'vcard' ? copy.card : copy.row
  const retentionTime = formatDuration(studio().keep.leadMonths, 'month', lang)
  const listed = row.refusals.map((refusal) => ({
    name: fill(name, { row: formatNumber(refusal.row, lang) }),
    reason: fill(copy.reasons[refusal.reason], { retentionTime }),
  }))
  const rest = row.refused - listed.length
  const more = { name: fill(copy.more, { count: formatNumber(rest, lang) }), reason: null }
  return rest > 0 ? [...listed, more] : listed
}

function describeChecked(row: ImportRow, plan: ImportPlan, lang: DeskLang): ImportStage {
  return {
    kind: 'checked',
    plan,
    figures: {
      added: formatNumber(row.added, lang),
      known: formatNumber(row.known, lang),
      refused: formatNumber(row.refused, lang),
    },
    count: row.added + row.known,
    refusals: describeRefusals(row, plan, lang),
  }
}

async function describeImported(
  database: Database,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
  lang: DeskLang,
): Promise<ImportStage> {
  const { checked, imported } = deskCopyFor(lang).leadImport
  const isJoined = plan.duplicates === 'join'
  const left = await countLeadsOfImport(database, row.id)
  const facts = [
    { name: imported.added, value: countStored(row, plan) },
    { name: isJoined ? imported.joined : imported.skipped, value: row.known },
    { name: checked.figures.refused, value: row.refused },
  ]
  return {
    kind: 'imported',
    facts: facts.map(({ name, value }) => ({ name, value: formatNumber(value, lang) })),
    refusals: describeRefusals(row, plan, lang),
    undoNote: left === 0 ? null : fill(imported.undoNote, { days: studio().keep.binDays }),
  }
}

/** Leads that an import has stored. */
function countStored({ added, known }: ImportRow, { duplicates }: ImportPlan): number {
  return duplicates === 'join' ? added + known : added
}

async function describeColumns(
  database: Database,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
  lang: DeskLang,
): Promise<ColumnView[]> {
  const { matching } = deskCopyFor(lang).leadImport
  const sample = await readSample(database, row.id, { plan, limit: 40 })
  return plan.columns.map((_, index) => ({
    heading: plan.headings[index]?.trim() || fill(matching.unnamed, { number: String(index + 1) }),
    samples: sample
      .map((cells) => cells[index]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .slice(0, samplesShown)
      .map((cell) => isolateAuto(cell.length > 80 ? `${cell.slice(0, 80)}…` : cell)),
  }))
}
