import { timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds, like a Date, so that a paging cursor can hold the exact time of a row. */
export function time(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}
