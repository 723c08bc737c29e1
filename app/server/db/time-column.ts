import { timestamp } from 'drizzle-orm/pg-core'

/** In milliseconds like a Date, so that a paging cursor has the exact time of a row. */
export function time(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}
