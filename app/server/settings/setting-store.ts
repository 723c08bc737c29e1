import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'

/** As it stands in the row, however odd: its reader decides what to make of it. */
export async function getSetting({ orm }: Database, key: string): Promise<string | null> {
  const [row] = await orm.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}
