import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leadSource } from '../db/lead-row.ts'
import { leads } from '../db/schema.ts'

/** Anybody can send a lead with any source, so that there may be many. */
const maxSources = 50

/**
 * The sources of the leads in the list, at most 50, in the order of the index `leads_source`, which
 * is read once for each of them and not for each lead.
 */
export async function findLeadSources({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const next = (after: SQL) => sql`(
    select ${leadSource} from ${leads}
    where ${leads.spamReason} is null and ${leads.deletedAt} is null ${after}
    order by 1 limit 1)`
  const { rows } = await orm.execute<{ source: string }>(sql`
    with recursive found (source) as (
      select ${next(sql``)}
      union all
      select ${next(sql`and ${leadSource} > found.source`)} from found where source is not null
    )
    select source from found where source is not null limit ${maxSources}`)
  return rows.map(({ source }) => source)
}
