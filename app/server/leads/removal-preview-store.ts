import { and, not, type SQL } from 'drizzle-orm'
import type { KeepPeriods } from '#domain/studio/keep-periods.ts'
import type { Database } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { isHeldTooLong } from './held-lead-store.ts'
import { isLongInBin } from './lead-bin-store.ts'
import { isExpired } from './lead-retention-store.ts'

/** Leads by the period that ends for them; each is counted once. */
export type DueCounts = { leads: number; held: number; binned: number }

/** What the next hourly run would remove with these periods. Removes nothing. */
export async function countDue(
  database: Pick<Database, 'orm'>,
  { leadMonths, heldDays, binDays }: KeepPeriods,
): Promise<DueCounts> {
  const count = (which: SQL | undefined) => database.orm.$count(leads, which)
  const isOld = isExpired(database, { months: leadMonths })
  const isHeld = isHeldTooLong(database, heldDays)
  const others = [isOld, isHeld].flatMap((each) => (each ? [not(each)] : []))
  const [old, held, binned] = await Promise.all([
    count(isOld),
    count(and(isHeld, ...others.slice(0, 1))),
    count(and(isLongInBin(binDays), ...others)),
  ])
  return { leads: old, held, binned }
}
