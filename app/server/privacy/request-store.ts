import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { privacyRequestDays, recordMonths } from '#catalog/legal.ts'
import type { ParsedPrivacyRequest } from '#domain/privacy/privacy-request.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Database } from '../db/database.ts'
import { privacyRequests } from '../db/privacy-schema.ts'
import { addPushNotices } from '../push/push-notice-store.ts'

type Store = Pick<Database, 'orm'>

export type PrivacyRequest = typeof privacyRequests.$inferSelect

export async function addRequest(
  { orm }: Store,
  { request, language, now }: { request: ParsedPrivacyRequest; language: Lang; now: Date },
): Promise<PrivacyRequest> {
  const row = { ...request, id: randomUUID(), language, receivedAt: now }
  const [added] = await orm.insert(privacyRequests).values(row).returning()
  if (!added) throw new Error('The request was not stored')
  return added
}

/** The request with this id, or null. */
export async function getRequest({ orm }: Store, id: string): Promise<PrivacyRequest | null> {
  const [found] = await orm.select().from(privacyRequests).where(eq(privacyRequests.id, id))
  return found ?? null
}

/**
 * Confirms a request; returns null if it is unknown. A second confirmation keeps the time of the
 * first.
 */
export async function verifyRequest(
  { orm }: Store,
  id: string,
  now: Date,
): Promise<PrivacyRequest | null> {
  return orm.transaction(async (transaction) => {
    const [verified] = await transaction
      .update(privacyRequests)
      .set({ verifiedAt: now })
      .where(and(eq(privacyRequests.id, id), isNull(privacyRequests.verifiedAt)))
      .returning()
    if (!verified) return getRequest({ orm: transaction }, id)
    const { suspicious } = verified
    if (!suspicious) await addPushNotices(transaction, { kind: 'privacy-notice', requestId: id })
    return verified
  })
}

const maxListed = 200

/** Open requests first, oldest first; then answered ones, newest first. */
export function findRequests({ orm }: Store): Promise<PrivacyRequest[]> {
  return orm
    .select()
    .from(privacyRequests)
    .orderBy(
      sql`${privacyRequests.answeredAt} is not null`,
      sql`case when ${privacyRequests.answeredAt} is null then ${privacyRequests.receivedAt} end`,
      desc(privacyRequests.answeredAt),
    )
    .limit(maxListed)
}

/** The number of requests without an answer, except suspicious ones. */
export async function countOpenRequests({ orm }: Store): Promise<number> {
  const [row] = await orm
    .select({ open: count() })
    .from(privacyRequests)
    .where(and(isNull(privacyRequests.answeredAt), eq(privacyRequests.suspicious, false)))
  return row?.open ?? 0
}

/**
 * Marks a request as answered and, for an erasure, removes its personal data. Returns false if it
 * was answered before.
 */
export async function answerRequest({ orm }: Store, id: string, now: Date): Promise<boolean> {
  const unlessErased = (column: 'name' | 'email' | 'details') =>
    sql`case when ${privacyRequests.kind} = 'erase' then '' else ${privacyRequests[column]} end`
  const changed = await orm
    .update(privacyRequests)
    .set({
      answeredAt: now,
      name: unlessErased('name'),
      email: unlessErased('email'),
      details: unlessErased('details'),
    })
    .where(and(eq(privacyRequests.id, id), isNull(privacyRequests.answeredAt)))
    .returning({ id: privacyRequests.id })
  return changed.length > 0
}

/** Requests with an unsent email, oldest first. */
export function findUnsent({ orm }: Store, now: Date): Promise<PrivacyRequest[]> {
  const linkBegins = new Date(now.getTime() - privacyRequestDays.link * 86_400_000)
  return orm
    .select()
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.suspicious, false),
        isNull(privacyRequests.answeredAt),
        or(
          and(
            isNull(privacyRequests.verifiedAt),
            isNull(privacyRequests.linkSentAt),
            gt(privacyRequests.receivedAt, linkBegins),
          ),
          and(
            isNotNull(privacyRequests.verifiedAt),
            or(isNull(privacyRequests.receiptSentAt), isNull(privacyRequests.noticeSentAt)),
          ),
        ),
      ),
    )
    .orderBy(asc(privacyRequests.receivedAt))
    .limit(100)
}

export type SentColumn = 'linkSentAt' | 'receiptSentAt' | 'noticeSentAt'

export async function recordSent(
  { orm }: Store,
  id: string,
  { column, now }: { column: SentColumn; now: Date },
): Promise<void> {
  await orm
    .update(privacyRequests)
    .set({ [column]: now })
    .where(eq(privacyRequests.id, id))
}

/** Removes requests past the retention of the privacy policy. Returns their number. */
export async function removeExpiredRequests({ orm }: Store): Promise<number> {
  const { receivedAt, verifiedAt, answeredAt } = privacyRequests
  const removed = await orm
    .delete(privacyRequests)
    .where(
      or(
        lt(answeredAt, sql`now() - make_interval(months => ${recordMonths})`),
        and(
          isNull(verifiedAt),
          isNull(answeredAt),
          lt(receivedAt, sql`now() - make_interval(days => ${privacyRequestDays.unverified})`),
        ),
      ),
    )
    .returning({ id: privacyRequests.id })
  return removed.length
}
