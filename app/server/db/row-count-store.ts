import type { Database } from './database.ts'

type Store = Pick<Database, 'pool'>

/** More changes than this are folded by the next reader. */
const maxChanges = 1_000

/**
 * The number of rows in each scope, such as 'leads/list/new' or 'emails/failed', in a time that does
 * not depend on it (decision 0131). Scopes without rows are left out.
 */
export async function readRowCounts(database: Store): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.pool.query<{ scope: string; rows: number; changes: number }>({
    name: 'read-row-counts',
    text: `select scope, sum(count)::float8 as rows, sum(changes)::int as changes
      from (select scope, count, 0 as changes from row_counts
        union all select scope, change, 1 from row_count_changes) as counts
      group by scope`,
  })
  const changes = rows.reduce((sum, row) => sum + row.changes, 0)
  if (changes > maxChanges) await foldRowCounts(database)
  return new Map(rows.flatMap((row) => (row.rows === 0 ? [] : [[row.scope, row.rows]])))
}

/** The counts of the scopes below a prefix, by what follows it. */
export function countsBelow(
  counts: ReadonlyMap<string, number>,
  prefix: string,
): Record<string, number> {
  const below = [...counts].filter(([scope]) => scope.startsWith(prefix))
  return Object.fromEntries(below.map(([scope, rows]) => [scope.slice(prefix.length), rows]))
}

export function sumOfCounts(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0)
}

const foldLock = 7_413_131

/**
 * Adds the changes so far to the counts. Those that other transactions add meanwhile stay, and
 * nobody waits for it. Does nothing while another node does it.
 */
export async function foldRowCounts({ pool }: Store): Promise<void> {
  await pool.query(
    `with free as materialized (select pg_try_advisory_xact_lock($1) as is_mine),
      folded as (delete from row_count_changes where (select is_mine from free) returning scope, change)
    insert into row_counts (scope, count) select scope, sum(change) from folded group by scope
    on conflict (scope) do update set count = row_counts.count + excluded.count`,
    [foldLock],
  )
}

/**
 * Counts every row, and corrects counts that are wrong, which only happens if triggers were off.
 * Returns the corrected scopes.
 */
export async function repairRowCounts({ pool }: Store): Promise<string[]> {
  const { rows } = await pool.query<{ scope: string }>(
    `insert into row_count_changes select scope, change from missing_row_counts() returning scope`,
  )
  return rows.map(({ scope }) => scope)
}
