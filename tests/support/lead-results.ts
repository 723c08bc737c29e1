import { count, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { emails } from '#server/db/email-schema.ts'
import { leadKeys } from '#server/db/lead-key-schema.ts'
import { leadEvents, leads } from '#server/db/schema.ts'
import { postLead, type LeadPayload } from './lead-payload.ts'

const tables = [leads, leadEvents, leadKeys, emails]

async function countRows({ orm }: Database): Promise<number[]> {
  const counts = await Promise.all(tables.map((table) => orm.select({ rows: count() }).from(table)))
  return counts.map(([row]) => row?.rows ?? 0)
}

/** Functions that post a lead and return the rows it added. */
export function leadResults(site: () => { address: string; database: Database }) {
  return {
    /** For a lead that should be refused: its error codes by field, and the rows it added. */
    getRefusal: async (payload: unknown) => {
      const { address, database } = site()
      const before = await countRows(database)
      const { status, body } = await postLead(address, payload)
      const errors = (body.errors ?? []) as { field: string; code: string }[]
      const after = await countRows(database)
      return {
        status,
        error: body.error,
        codes: Object.fromEntries(errors.map(({ field, code }) => [field, code])),
        stored: after.map((rows, table) => rows - (before[table] ?? 0)),
      }
    },
    /** The row of a lead that should be stored. */
    getStoredRow: async (payload: LeadPayload | string) => {
      const { address, database } = site()
      const { status, body } = await postLead(address, payload)
      if (status !== 201) throw new Error(`Status ${status}: ${JSON.stringify(body)}`)
      const [row] = await database.orm
        .select()
        .from(leads)
        .where(eq(leads.id, body.id ?? ''))
      if (!row) throw new Error('Not stored')
      return row
    },
  }
}

export function invalidLead(codes: Record<string, string>) {
  return { status: 400, error: 'invalid', codes, stored: [0, 0, 0, 0] }
}
