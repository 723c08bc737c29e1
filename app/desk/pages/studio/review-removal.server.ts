import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isShorter, keepFrom } from '#domain/studio/keep-periods.ts'
import { isStudioField, type StudioValues } from '#domain/studio/studio-values.ts'
import { fillPlural } from '#i18n/plural.ts'
import { countDue, type DueCounts } from '#server/leads/removal-preview-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import { defaultValues, findStudioValues } from '#server/settings/find-studio.ts'
import { findRecordChange } from '#server/settings/record-store.ts'

type Needs = Pick<ServerContext, 'database' | 'settings'>

/** What shorter periods would remove, in sentences, for the owner to confirm. */
export type RemovalReview = {
  lines: string[]
  /** The form sends it back: the periods and counts that the owner has seen. */
  confirmation: string
}

/** null where no period is shorter than now, so that nothing has to be confirmed. */
export async function reviewRemoval(
  { database, settings }: Needs,
  changed: Partial<StudioValues>,
  lang: DeskLang,
): Promise<RemovalReview | null> {
  const next = keepFrom({ ...findStudioValues(settings), ...changed })
  if (!isShorter(studio().keep, next)) return null
  const due = await countDue(database, next)
  return {
    lines: describeDue(due, lang),
    confirmation: [next, due].flatMap((part) => Object.values(part)).join(','),
  }
}

/**
 * What putting a change of the periods back would remove, and the values that it would restore; null
 * where it shortens no period.
 */
export async function reviewUndo(server: Needs, id: string, lang: DeskLang) {
  const change = await findRecordChange(server.database, { key: 'studio', id })
  const entries = Object.entries(change?.changes ?? {}).flatMap(([field, { from }]) =>
    isStudioField(field) && field.startsWith('keep.')
      ? [[field, from ?? defaultValues[field]] as const]
      : [],
  )
  const typed: Partial<StudioValues> = Object.fromEntries(entries)
  const review = entries.length === 0 ? null : await reviewRemoval(server, typed, lang)
  return review && { typed, faults: {}, review }
}

function describeDue(due: DueCounts, lang: DeskLang): string[] {
  const { review } = deskCopyFor(lang).adminPrivacy.retention
  return (['leads', 'held', 'binned'] as const).flatMap((kind) =>
    due[kind] === 0 ? [] : [fillPlural(review[kind], due[kind], lang)],
  )
}
