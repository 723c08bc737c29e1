import { and, desc, eq, gt, lte, or } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { admins, adminSessions } from '#server/db/admin-schema.ts'
import { pushDevices } from '#server/db/push-schema.ts'
import type { Admin } from '../accounts/admin-store.ts'
import type { Device } from './known-device.ts'
import { hashSecret, makeToken } from '#server/secrets.ts'

/** OWASP's limits: 30 minutes without activity, 8 hours in total. */
export const sessionLimits = { idleMinutes: 30, absoluteHours: 8 } as const

/**
 * The last activity is stored at most every 30 seconds, which is exact enough for a limit of 30
 * minutes.
 */
const touchAfterSeconds = 30

const maxUserAgent = 400

export type Session = {
  reference: string
  admin: Admin
  createdAt: Date
  lastSeenAt: Date
  /** When the password was last entered. */
  authenticatedAt: Date
  expiresAt: Date
}

type NewSession = { adminId: string; userAgent: string; device: Pick<Device, 'id'>; now: Date }

/**
 * Starts a session and returns the token for its cookie. A token sent by the browser is never
 * reused. Ends the admin's older session on the same device.
 */
export async function addSession(
  database: Database,
  { adminId, userAgent, device, now }: NewSession,
): Promise<string> {
  const token = makeToken()
  await removeExpiredSessions(database, now)
  const deviceHash = hashSecret(device.id)
  await database.orm
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), eq(adminSessions.deviceHash, deviceHash)))
  await database.orm.insert(adminSessions).values({
    tokenHash: hashSecret(token),
    adminId,
    deviceHash,
    createdAt: now,
    lastSeenAt: now,
    authenticatedAt: now,
    userAgent: userAgent.slice(0, maxUserAgent),
  })
  return token
}

/** The session of a token; null if the token is unknown or the session has expired. */
export async function getSession(
  database: Database,
  token: string,
  now: Date,
): Promise<Session | null> {
  const [row] = await database.orm
    .select({
      reference: adminSessions.tokenHash,
      createdAt: adminSessions.createdAt,
      lastSeenAt: adminSessions.lastSeenAt,
      authenticatedAt: adminSessions.authenticatedAt,
      admin: { id: admins.id, email: admins.email, name: admins.name },
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.tokenHash, hashSecret(token)), isActive(now)))
  return row ? { ...row, expiresAt: expiryOf(row) } : null
}

/** Restarts the idle time. Does not restore a session that ended meanwhile. */
export async function touchSession(
  database: Database,
  session: Session,
  now: Date,
): Promise<Session> {
  if (now.getTime() - session.lastSeenAt.getTime() < touchAfterSeconds * 1000) return session
  await database.orm
    .update(adminSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(adminSessions.tokenHash, session.reference), isActive(now)))
  return {
    ...session,
    lastSeenAt: now,
    expiresAt: expiryOf({ createdAt: session.createdAt, lastSeenAt: now }),
  }
}

export type SessionRow = { reference: string; createdAt: Date; lastSeenAt: Date; userAgent: string }

/** The active sessions of one admin, most recently used first. */
export async function findSessions(
  database: Database,
  adminId: string,
  now: Date,
): Promise<SessionRow[]> {
  return database.orm
    .select({
      reference: adminSessions.tokenHash,
      createdAt: adminSessions.createdAt,
      lastSeenAt: adminSessions.lastSeenAt,
      userAgent: adminSessions.userAgent,
    })
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), isActive(now)))
    .orderBy(desc(adminSessions.lastSeenAt))
}

/** Records that the password was entered again in this session. */
export async function confirmSession(
  { orm }: Database,
  reference: string,
  now: Date,
): Promise<void> {
  await orm
    .update(adminSessions)
    .set({ authenticatedAt: now })
    .where(eq(adminSessions.tokenHash, reference))
}

/**
 * Ends a session of this admin, and the notices of its browser (requirements 7.20). Returns false if
 * none has this reference.
 */
export async function removeSession(
  database: Database,
  { reference, adminId }: { reference: string; adminId: string },
): Promise<boolean> {
  return database.orm.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(adminSessions)
      .where(and(eq(adminSessions.tokenHash, reference), eq(adminSessions.adminId, adminId)))
      .returning({ deviceHash: adminSessions.deviceHash })
    if (!removed) return false
    const { deviceHash } = pushDevices
    await transaction
      .delete(pushDevices)
      .where(and(eq(pushDevices.adminId, adminId), eq(deviceHash, removed.deviceHash)))
    return true
  })
}

export async function removeExpiredSessions(database: Database, now: Date): Promise<void> {
  const { idle, absolute } = expiryCutoffs(now)
  await database.orm
    .delete(adminSessions)
    .where(or(lte(adminSessions.lastSeenAt, idle), lte(adminSessions.createdAt, absolute)))
}

function isActive(now: Date) {
  const { idle, absolute } = expiryCutoffs(now)
  return and(gt(adminSessions.lastSeenAt, idle), gt(adminSessions.createdAt, absolute))
}

/** A session that was started at `absolute` or last used at `idle`, or earlier, has expired. */
function expiryCutoffs(now: Date) {
  return {
    idle: new Date(now.getTime() - sessionLimits.idleMinutes * 60_000),
    absolute: new Date(now.getTime() - sessionLimits.absoluteHours * 3_600_000),
  }
}

function expiryOf({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }): Date {
  const idle = lastSeenAt.getTime() + sessionLimits.idleMinutes * 60_000
  const absolute = createdAt.getTime() + sessionLimits.absoluteHours * 3_600_000
  return new Date(Math.min(idle, absolute))
}
