import { formatLeadCursor, readLeadCursor } from '#domain/leads/lead-cursor.ts'
import type { ListCursor } from '#server/db/list-page-store.ts'

/** The position in the query of a list page; undefined on its first page. */
export function readListCursor(request: Request): ListCursor | undefined {
  const cursor = readLeadCursor(new URL(request.url).searchParams.get('after'))
  return cursor ? { createdAt: cursor.receivedAt, id: cursor.id } : undefined
}

export function formatListCursor(cursor: ListCursor | null): string | null {
  return cursor && formatLeadCursor({ receivedAt: cursor.createdAt, id: cursor.id })
}
