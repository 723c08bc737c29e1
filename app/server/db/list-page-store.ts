import { sql, type Column, type SQL } from 'drizzle-orm'

/** The position of a row in a list of the newest first: its time, and its id among equal ones. */
export type ListCursor = { createdAt: Date; id: string }

export type ListPage = { after?: ListCursor | undefined; limit: number }

/** Whether a row follows the cursor in a list of the newest first. */
export function isBehind(
  columns: Record<'createdAt' | 'id', Column>,
  { createdAt, id }: ListCursor,
): SQL {
  return sql`(${columns.createdAt}, ${columns.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
}

/** Splits what one row more than `limit` was asked for. `next` is null if there is no other page. */
export function cutPage<Row extends ListCursor>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; next: ListCursor | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    page,
    next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
  }
}
