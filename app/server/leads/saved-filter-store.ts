import { asc, count, eq } from 'drizzle-orm'
import type { SavedFilterEdit } from '#domain/leads/saved-filter.ts'
import { maxSavedFilters } from '#domain/leads/saved-filter-limits.ts'
import type { Database } from '../db/database.ts'
import { savedFilters } from '../db/saved-filter-schema.ts'

type Orm = Pick<Database, 'orm'>

export type SavedFilter = { id: string; name: string; query: string }

/** In the order in which they were saved. */
export function findSavedFilters({ orm }: Orm): Promise<SavedFilter[]> {
  return orm
    .select({ id: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
    .from(savedFilters)
    .orderBy(asc(savedFilters.createdAt), asc(savedFilters.id))
    .limit(maxSavedFilters)
}

/**
 * Saves, renames or removes a filter. Returns it as it was stored, or as it was before it was removed;
 * null where it is gone, or where there are too many.
 */
export async function editSavedFilters(
  { orm }: Orm,
  edit: SavedFilterEdit,
): Promise<SavedFilter | null> {
  const columns = { id: savedFilters.id, name: savedFilters.name, query: savedFilters.query }
  const isIt = eq(savedFilters.id, edit.id)
  if (edit.intent === 'remove-filter') {
    const [removed] = await orm.delete(savedFilters).where(isIt).returning(columns)
    return removed ?? null
  }
  if (edit.intent === 'rename-filter') {
    const { name } = edit
    const [renamed] = await orm.update(savedFilters).set({ name }).where(isIt).returning(columns)
    return renamed ?? null
  }
  const { id, name, query } = edit
  return orm.transaction(async (transaction) => {
    const [stored] = await transaction.select({ all: count() }).from(savedFilters)
    if ((stored?.all ?? 0) >= maxSavedFilters) return null
    const [saved] = await transaction
      .insert(savedFilters)
      .values({ id, name, query })
      .onConflictDoUpdate({ target: savedFilters.id, set: { name, query } })
      .returning(columns)
    return saved ?? null
  })
}
