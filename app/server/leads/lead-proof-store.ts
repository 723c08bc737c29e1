import type { Database } from '../db/database.ts'

/** Proof that the caller sent the lead: its id, or its email address with its submission time. */
export type LeadProof = { id: string | null; email: string | null; submittedAt: Date | null }

export async function getLeadId(
  { pool }: Database,
  { id, email, submittedAt }: LeadProof,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from leads where id = $1 or (email = $2 and submitted_at = $3)
      order by received_at desc limit 1`,
    [id, email, submittedAt],
  )
  return rows[0]?.id ?? null
}
