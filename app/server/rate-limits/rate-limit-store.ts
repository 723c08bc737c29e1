import type { Database } from '../db/database.ts'

export type Window = { bucket: string; count: number; secondsLeft: number }

/** Seconds by which the start of a window may be in the future, because nodes' clocks differ. */
const maxClockSkew = 10

/**
 * A statement that adds tokens and returns each bucket's resulting window. A window starts with its
 * first token and ends `seconds` later, however many tokens are added. Rows are locked in the order
 * of the bucket names, so that two nodes cannot deadlock.
 * @param added SQL with the columns `bucket` and `tokens`, each bucket once
 * @param seconds SQL for the length of the windows
 */
export function addTokensSql(added: string, seconds: string): string {
  const end = `known.window_start + make_interval(secs => ${seconds})`
  // A window that starts later than that was created before the clock was set back, and would stay
  // open until the clock reaches it again.
  const isOpen = `${end} > now() and known.window_start < now() + interval '${maxClockSkew} seconds'`
  return `insert into rate_limits as known (bucket, window_start, count)
    select bucket, now(), tokens from ${added} order by bucket
    on conflict (bucket) do update set
      count = case when ${isOpen} then least(known.count + excluded.count, 1000000000) else excluded.count end,
      window_start = case when ${isOpen} then known.window_start else now() end
    returning bucket, count, extract(epoch from ${end} - now())::float8 as "secondsLeft"`
}

const addSql = addTokensSql('unnest($1::text[], $2::int[]) as added (bucket, tokens)', '$3')

/** Adds the tokens of all buckets in one statement and returns each bucket's resulting window. */
export async function addTokens(
  { pool }: Database,
  tokens: ReadonlyMap<string, number>,
  seconds: number,
): Promise<Map<string, Window>> {
  const { rows } = await pool.query<Window>({
    name: 'add-rate-limit-tokens',
    text: addSql,
    values: [[...tokens.keys()], [...tokens.values()], seconds],
  })
  return new Map(rows.map((row) => [row.bucket, row]))
}

/** Returns one token to each bucket. Locks in the order of the names, like `addTokens`. */
export async function removeTokens({ pool }: Database, buckets: readonly string[]): Promise<void> {
  await pool.query({
    name: 'remove-rate-limit-tokens',
    text: `with locked as (
        select bucket from rate_limits where bucket = any($1) order by bucket for update)
      update rate_limits set count = greatest(count - 1, 0) from locked
      where rate_limits.bucket = locked.bucket`,
    values: [buckets],
  })
}

export async function removeOldWindows({ pool }: Database): Promise<void> {
  await pool.query(`delete from rate_limits
    where window_start not between now() - interval '1 day' and now() + interval '1 day'`)
}
