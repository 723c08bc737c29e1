import { and, desc, eq, gt, lte, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { admins, adminSessions } from '../db/schema.ts'
import type { Admin } from './admin-store.ts'
import { hashSecret, makeToken } from './secrets.ts'

/** OWASP: half an hour without work, an office day in all. */
export const sessionLimits = { idleMinutes: 30, absoluteHours: 8 } as const

/** Writing at every request would only wear the disk: half a minute is close enough for a limit of half an hour. */
const touchAfterSeconds = 30

const maxUserAgent = 400

export type Session = {
  reference: string
  admin: Admin
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

/** Returns the token for the cookie. A new one at every sign-in: what the browser brought along is never adopted. */
export async function addSession(
  database: Database,
  { adminId, userAgent, now }: { adminId: string; userAgent: string; now: Date },
): Promise<string> {
  const token = makeToken()
  await removeExpiredSessions(database, now)
  await database.orm.insert(adminSessions).values({
    tokenHash: hashSecret(token),
    adminId,
    createdAt: now,
    lastSeenAt: now,
    userAgent: userAgent.slice(0, maxUserAgent),
  })
  return token
}

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
      admin: { id: admins.id, email: admins.email, name: admins.name },
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.tokenHash, hashSecret(token)), isAlive(now)))
  return row ? { ...row, expiresAt: expiryOf(row) } : null
}

/** Counts as work: the idle time starts again. */
export async function touchSession(
  database: Database,
  session: Session,
  now: Date,
): Promise<Session> {
  if (now.getTime() - session.lastSeenAt.getTime() < touchAfterSeconds * 1000) return session
  await database.orm
    .update(adminSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(adminSessions.tokenHash, session.reference), isAlive(now)))
  return {
    ...session,
    lastSeenAt: now,
    expiresAt: expiryOf({ createdAt: session.createdAt, lastSeenAt: now }),
  }
}

export type SessionRow = { reference: string; createdAt: Date; lastSeenAt: Date; userAgent: string }

/** Last seen first. */
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
    .where(and(eq(adminSessions.adminId, adminId), isAlive(now)))
    .orderBy(desc(adminSessions.lastSeenAt))
}

/** Only an admin's own sessions. */
export async function removeSession(
  database: Database,
  { reference, adminId }: { reference: string; adminId: string },
): Promise<boolean> {
  const removed = await database.orm
    .delete(adminSessions)
    .where(and(eq(adminSessions.tokenHash, reference), eq(adminSessions.adminId, adminId)))
    .returning({ reference: adminSessions.tokenHash })
  return removed.length > 0
}

async function removeExpiredSessions(database: Database, now: Date): Promise<void> {
  const { idle, absolute } = oldest(now)
  await database.orm
    .delete(adminSessions)
    .where(or(lte(adminSessions.lastSeenAt, idle), lte(adminSessions.createdAt, absolute)))
}

function isAlive(now: Date) {
  const { idle, absolute } = oldest(now)
  return and(gt(adminSessions.lastSeenAt, idle), gt(adminSessions.createdAt, absolute))
}

function oldest(now: Date) {
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
