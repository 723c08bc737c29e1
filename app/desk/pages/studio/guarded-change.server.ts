import { isStudioField } from '#domain/studio/studio-values.ts'
import { sectionOf } from '#domain/studio/studio-sections.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findRecordChange } from '#server/settings/record-store.ts'
import { isGuarded } from './guarded-sections.ts'

/** Whether undoing a change redirects emails or links. */
export async function isGuardedChange(
  database: ServerContext['database'],
  id: string,
): Promise<boolean> {
  const change = await findRecordChange(database, { key: 'studio', id })
  return Object.keys(change?.changes ?? {})
    .filter(isStudioField)
    .some((field) => isGuarded(sectionOf(field)))
}
