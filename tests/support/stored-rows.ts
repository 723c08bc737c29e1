import { connectToAppDatabase } from './app-database.ts'

const tables = ['leads', 'lead_events', 'emails'] as const

/** The number of rows that a running app has stored in the tables of leads and emails. */
export async function countStoredRows(dataDir: string): Promise<Record<string, number>> {
  const client = await connectToAppDatabase(dataDir)
  try {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${table}`,
      )
      counts[table] = rows[0]?.count ?? Number.NaN
    }
    return counts
  } finally {
    await client.end()
  }
}
