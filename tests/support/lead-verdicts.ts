import { count, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { leadEvents, leadKeys, leads, emails } from '#server/db/schema.ts'
import { postLead, type LeadWire } from './lead-payload.ts'

const tables = [leads, leadEvents, leadKeys, emails]

async function countRows({ orm }: Database): Promise<number[]> {
  const counts = await Promise.all(tables.map((table) => orm.select({ rows: count() }).from(table)))
  return counts.map(([row]) => row?.rows ?? 0)
}

/** What became of posts to a site, seen in its database. */
export function leadVerdicts(site: () => { address: string; database: Database }) {
  return {
    /**
     * Of a post that should be refused: its codes by field, and how many rows more there are than
     * before.
     */
    refusalOf: async (payload: unknown) => {
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
    /** The row of a post that should be taken. */
    storedAs: async (payload: LeadWire | string) => {
      const { address, database } = site()
      const { status, body } = await postLead(address, payload)
      if (status !== 201) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
      const [row] = await database.orm
        .select()
        .from(leads)
        .where(eq(leads.id, body.id ?? ''))
      if (!row) throw new Error('Not stored')
      return row
    },
  }
}

export function refusedFor(codes: Record<string, string>) {
  return { status: 400, error: 'invalid', codes, stored: [0, 0, 0, 0] }
}
