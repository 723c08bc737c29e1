import { sql, type SQLWrapper } from 'drizzle-orm'

type Columns = Record<'pageUrl' | 'sourcePage' | 'cameFrom', SQLWrapper>

/** The source of a lead, as the index `leads_source` has it (requirements 7.18). */
export function sourceOf({ pageUrl, sourcePage, cameFrom }: Columns) {
  return sql<string>`lead_source(${pageUrl}, ${sourcePage}, ${cameFrom})`
}
