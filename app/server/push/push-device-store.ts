import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { randomUUIDv7 } from 'node:crypto'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Actor } from '../admins/audit/actor.ts'
import type { Database } from '../db/database.ts'
import { admins, adminSessions } from '../db/admin-schema.ts'
import { pushDevices } from '../db/push-schema.ts'
import type { PushSubscription } from './parse-subscription.ts'

/** Of one admin: enough for phones and computers, and few enough that each lead is sent quickly. */
export const maxPushDevices = 10

export type PushDeviceRow = Pick<
  typeof pushDevices.$inferSelect,
  'id' | 'userAgent' | 'createdAt' | 'deliveredAt' | 'problem'
> & { isThis: boolean }

/** The devices of one admin, the oldest first. `reference`: the session that looks. */
export function findPushDevices(
  { orm }: Pick<Database, 'orm'>,
  { adminId, reference }: { adminId: string; reference: string },
): Promise<PushDeviceRow[]> {
  const { id, userAgent, createdAt, deliveredAt, problem } = pushDevices
  return orm
    .select({
      id,
      userAgent,
      createdAt,
      deliveredAt,
      problem,
      isThis: sql<boolean>`${adminSessions.tokenHash} is not null`,
    })
    .from(pushDevices)
    .leftJoin(
      adminSessions,
      and(
        eq(adminSessions.tokenHash, reference),
        eq(adminSessions.deviceHash, pushDevices.deviceHash),
      ),
    )
    .where(eq(pushDevices.adminId, adminId))
    .orderBy(asc(createdAt), asc(id))
}

type NewDevice = { subscription: PushSubscription; reference: string; lang: DeskLang }

/**
 * Turns notices on for the browser of a session. Replaces what the browser had before, also that of
 * another account. 'full': the admin has too many others.
 */
export async function addPushDevice(
  { orm }: Pick<Database, 'orm'>,
  { subscription, reference, lang }: NewDevice,
  { adminId, ipAddress }: Actor,
): Promise<'added' | 'full' | 'gone'> {
  return orm.transaction(async (transaction) => {
    await transaction.select().from(admins).where(eq(admins.id, adminId)).for('update')
    const [session] = await transaction
      .select({ deviceHash: adminSessions.deviceHash, userAgent: adminSessions.userAgent })
      .from(adminSessions)
      .where(and(eq(adminSessions.tokenHash, reference), eq(adminSessions.adminId, adminId)))
    if (!session) return 'gone'
    const { adminId: owner, deviceHash, endpoint } = pushDevices
    const others = await transaction.$count(
      pushDevices,
      and(
        eq(owner, adminId),
        ne(deviceHash, session.deviceHash),
        ne(endpoint, subscription.endpoint),
      ),
    )
    if (others >= maxPushDevices) return 'full'
    const isSameBrowser = and(eq(owner, adminId), eq(deviceHash, session.deviceHash))
    await transaction
      .delete(pushDevices)
      .where(or(isSameBrowser, eq(endpoint, subscription.endpoint)))
    await transaction
      .insert(pushDevices)
      .values({ id: randomUUIDv7(), adminId, language: lang, ...subscription, ...session })
    await addAuditEvent({ orm: transaction }, { action: 'notices-turned-on', adminId, ipAddress })
    return 'added'
  })
}

/** Turns notices off. Returns false if the admin has no such device. */
export async function removePushDevice(
  { orm }: Pick<Database, 'orm'>,
  id: string,
  { adminId, ipAddress }: Actor,
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const removed = await transaction
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, id), eq(pushDevices.adminId, adminId)))
      .returning({ id: pushDevices.id })
    if (removed.length === 0) return false
    await addAuditEvent({ orm: transaction }, { action: 'notices-turned-off', adminId, ipAddress })
    return true
  })
}
