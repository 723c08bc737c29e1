import type { Database } from '../db/database.ts'

export type Window = { bucket: string; count: number; secondsLeft: number }

/** Seconds that a node may see a window begin in the future, when another node began it. */
const mostAhead = 10

/**
 * A statement that adds tokens and returns each bucket's window afterwards. A window starts with its
 * first token and ends `seconds` later, whatever comes in between. Rows are locked in the order of
 * the bucket names, so that two nodes cannot deadlock.
 * @param added SQL with the columns `bucket` and `tokens`, each bucket once
 * @param seconds SQL of the length of the windows
 */
export function addTokensSql(added: string, seconds: string): string {
  const end = `known.window_start + make_interval(secs => ${seconds})`
  // One that begins later than that was begun before the clock was set back: it would stay open
  // until the clock is there again.
  const isOpen = `${end} > now() and known.window_start < now() + interval '${mostAhead} seconds'`
  return `insert into rate_limits as known (bucket, window_start, count)
    select bucket, now(), tokens from ${added} order by bucket
    on conflict (bucket) do update set
      count = case when ${isOpen} then least(known.count + excluded.count, 1000000000) else excluded.count end,
      window_start = case when ${isOpen} then known.window_start else now() end
    returning bucket, count, extract(epoch from ${end} - now())::float8 as "secondsLeft"`
}

const addSql = addTokensSql('unnest($1::text[], $2::int[]) as added (bucket, tokens)', '$3')

/** Adds the tokens of all buckets in one statement and returns each bucket's window afterwards. */
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

/** Takes one token of each bucket back. Locks in the order of the names, like `addTokens`. */
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
