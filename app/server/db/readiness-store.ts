import type { Pool } from 'pg'

/**
 * Milliseconds for which a success is valid, so that a probe every second causes at most one write
 * per second on each node.
 */
const validMs = 1_000

const writeSql = `insert into readiness (id, at) values (1, now())
  on conflict (id) do update set at = now() returning at`

/**
 * Returns a function that checks whether the database accepts a write (requirements 11.3). A read
 * would succeed even on a full or read-only disk. Never throws.
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

  return async () => now() - writtenAt < validMs || (writing ??= write())
}
