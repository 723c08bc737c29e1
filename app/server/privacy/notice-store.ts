import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { privacyNotices } from '../db/notice-schema.ts'
import { shownNotices } from './privacy-notice.ts'

export type NoticeRow = typeof privacyNotices.$inferSelect

type Store = Pick<Database, 'orm'>

/** Stores what the forms say now, so that a lead can name it. A text that is stored stays. */
export async function storeNotices({ orm }: Store): Promise<void> {
  await orm.insert(privacyNotices).values(shownNotices()).onConflictDoNothing()
}

/** Every text that was ever shown: one for each version and language. */
export function findNotices({ orm }: Store): Promise<NoticeRow[]> {
  return orm.select().from(privacyNotices)
}

export async function findNotice({ orm }: Store, version: string): Promise<NoticeRow | null> {
  const [found] = await orm.select().from(privacyNotices).where(eq(privacyNotices.version, version))
  return found ?? null
}
