import type { Database } from '../db/database.ts'
import { getAdminByEmail } from './admin-store.ts'
import { forgiveAttempt, limitAttempt, type RateLimited } from './attempt-limits.ts'
import { addAuditEvent, hasSignedInFrom } from './audit-store.ts'
import { normalizeEmail } from './normalize-email.ts'
import { isPasswordCorrect } from './password-hash.ts'
import { QueueFullError } from './concurrency-limit.ts'
import { addSession } from './session-store.ts'

/** How long an IP address stays known after a sign-in. */
export const knownIpAddressDays = 90

export type Caller = { ipAddress: string; userAgent: string; now: Date }

export type SignInResult =
  | { kind: 'signed-in'; token: string }
  | { kind: 'refused' }
  | ({ kind: 'limited' } & RateLimited)

/** The result and the time it takes are the same for an unknown account and a wrong password. */
export async function signIn(
  database: Database,
  typed: { email: string; password: string },
  { ipAddress, userAgent, now }: Caller,
): Promise<SignInResult> {
  const account = normalizeEmail(typed.email) ?? ''
  const admin = await getAdminByEmail(database, account)
  const isKnownIpAddress =
    admin !== null &&
    (await hasSignedInFrom(database, admin.id, ipAddress, daysBefore(now, knownIpAddressDays)))
  const counted = { kind: 'sign-in', ipAddress, account, isKnownIpAddress } as const
  const limited = await limitAttempt(database, counted)
  if (limited) return refuse(database, ipAddress, { kind: 'limited', ...limited })

  const isCorrect = await checkPassword(typed.password, admin?.passwordHash ?? null)
  if (isCorrect === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  if (!admin || !isCorrect) return refuse(database, ipAddress, { kind: 'refused' })
  await forgiveAttempt(database, counted)
  await addAuditEvent(database, { action: 'sign-in', adminId: admin.id, ipAddress })
  return {
    kind: 'signed-in',
    token: await addSession(database, { adminId: admin.id, userAgent, now }),
  }
}

async function refuse(
  database: Database,
  ipAddress: string,
  result: Exclude<SignInResult, { kind: 'signed-in' }>,
): Promise<SignInResult> {
  await addAuditEvent(database, {
    action: 'sign-in-refused',
    adminId: null,
    ipAddress,
    detail: { why: result.kind },
  })
  return result
}

/** 'busy': too many sign-ins at this moment, the password was not checked. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<boolean | 'busy'> {
  try {
    return await isPasswordCorrect(password, stored)
  } catch (error) {
    if (error instanceof QueueFullError) return 'busy'
    throw error
  }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
