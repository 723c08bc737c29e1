import { z } from 'zod'

/** The kinds of people for whom screens are counted, in the order of the form. */
export const screenUsers = ['clients', 'staff', 'admin'] as const

export type ScreenUser = (typeof screenUsers)[number]

export type ScreenCounts = Record<ScreenUser, number>

/** The most screens for one kind of people. */
export const mostScreens = 99

const count = z.coerce.number().int().min(0).max(mostScreens)

/** The counts of a query. null: it has none, or one that is no count; 0 where a kind is left out. */
export function readScreenCounts(query: URLSearchParams): ScreenCounts | null {
  const schema = z.object({ clients: count, staff: count, admin: count })
  const typed = Object.fromEntries(screenUsers.map((user) => [user, query.get(user) ?? '0']))
  const { data } = schema.safeParse(typed)
  return data && sumScreens(data) > 0 ? data : null
}

export function sumScreens(counts: ScreenCounts): number {
  return screenUsers.reduce((sum, user) => sum + counts[user], 0)
}
