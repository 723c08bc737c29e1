import type { Pool } from 'pg'

/** Milliseconds in which a success is believed: a probe of each node every second is one write. */
const believedMs = 1_000

const writeSql = `insert into readiness (id, at) values (1, now())
  on conflict (id) do update set at = now() returning at`

/**
 * Returns a function that says whether the database takes a write now and gives it back
 * (requirements 11.3): on a full disk, or read-only, it would answer a read. Never throws.
 */
export function createReadiness(
  pool: Pick<Pool, 'query'>,
  now = () => performance.now(),
): () => Promise<boolean> {
  let writtenAt = -Infinity
  let writing: Promise<boolean> | undefined

  async function write(): Promise<boolean> {
    try {
      const { rowCount } = await pool.query({ name: 'write-readiness', text: writeSql })
      writtenAt = now()
      return rowCount === 1
    } catch {
      return false
    } finally {
      writing = undefined
    }
  }

  return async () => now() - writtenAt < believedMs || (writing ??= write())
}
