import pg, { type Pool } from 'pg'
import { rehearseLead } from '../leads/rehearse-lead-store.ts'

export type Readiness = {
  /** Whether the database would store a lead. Never throws. */
  ready: () => Promise<boolean>
  /** Makes the node not ready until the statement of a lead succeeds again. */
  leadFailed: () => void
}

/**
 * Milliseconds for which a success is valid, so that a probe every second causes at most one write
 * per second on each node.
 */
const validMs = 1_000

/** Rows that fill 32 pages: more than a lead adds to its tables and indexes. */
const filling = { rows: 128, characters: 1_900 }

/**
 * One transaction. The row alone would be written in place, even on a full disk, while the next
 * lead needs a new page. A temporary table starts empty, so its rows always need new ones.
 */
const fillSql = `
  create temp table if not exists lead_sized (filler text) on commit delete rows;
  insert into pg_temp.lead_sized
    select repeat('x', ${filling.characters}) from generate_series(1, ${filling.rows})`

const rowSql = `insert into readiness (id, at) values (1, now())
  on conflict (id) do update set at = now()`

/** Rehearses a lead where the role may not create a temporary table. */
async function writeLeadSized(pool: Pick<Pool, 'query' | 'connect'>): Promise<void> {
  try {
    await pool.query(`${fillSql}; ${rowSql}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    await rehearseLead(pool)
    await pool.query(rowSql)
  }
}

/**
 * Checks whether the database would store a lead (requirements 11.3). A read would succeed even on a
 * full or read-only disk.
 */
export function createReadiness(
  pool: Pick<Pool, 'query' | 'connect'>,
  now = () => performance.now(),
): Readiness {
  let writtenAt = -Infinity
  let writing: Promise<boolean> | undefined
  let failedLeads = 0
  let rehearsedLeads = 0

  async function write(): Promise<boolean> {
    const failed = failedLeads
    try {
      if (failed > rehearsedLeads) await rehearseLead(pool)
      await writeLeadSized(pool)
      rehearsedLeads = failed
      if (failed === failedLeads) writtenAt = now()
      return failed === failedLeads
    } catch {
      return false
    } finally {
      writing = undefined
    }
  }

  return {
    ready: async () => now() - writtenAt < validMs || (writing ??= write()),
    leadFailed: () => {
      failedLeads += 1
      writtenAt = -Infinity
    },
  }
}
