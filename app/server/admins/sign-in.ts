import type { Database } from '../db/database.ts'
import { getAdminByEmail } from './admin-store.ts'
import { limitSignIn, type Limited } from './attempt-limits.ts'
import { addAuditEvent, hasSignedInFrom } from './audit-store.ts'
import { normalEmail } from './email-address.ts'
import { isPasswordRight } from './password-hash.ts'
import { QueueFull } from './queue.ts'
import { addSession } from './session-store.ts'

const knownAddressDays = 90

export type Caller = { ipAddress: string; userAgent: string; now: Date }

export type SignInAnswer =
  | { kind: 'signed-in'; token: string }
  | { kind: 'refused' }
  | ({ kind: 'limited' } & Limited)

/** Says the same, after the same time, for an unknown address and for a wrong password. */
export async function signIn(
  database: Database,
  typed: { email: string; password: string },
  { ipAddress, userAgent, now }: Caller,
): Promise<SignInAnswer> {
  const account = normalEmail(typed.email) ?? ''
  const admin = await getAdminByEmail(database, account)
  const isKnownAddress =
    admin !== null &&
    (await hasSignedInFrom(database, admin.id, ipAddress, daysBefore(now, knownAddressDays)))
  const limited = await limitSignIn(database, { ipAddress, account, isKnownAddress })
  if (limited) return refuse(database, ipAddress, { kind: 'limited', ...limited })

  const right = await checkPassword(typed.password, admin?.passwordHash ?? null)
  if (right === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  if (!admin || !right) return refuse(database, ipAddress, { kind: 'refused' })
  await addAuditEvent(database, { action: 'sign-in', adminId: admin.id, ipAddress })
  return {
    kind: 'signed-in',
    token: await addSession(database, { adminId: admin.id, userAgent, now }),
  }
}

async function refuse(
  database: Database,
  ipAddress: string,
  answer: Exclude<SignInAnswer, { kind: 'signed-in' }>,
): Promise<SignInAnswer> {
  await addAuditEvent(database, {
    action: 'sign-in-refused',
    adminId: null,
    ipAddress,
    detail: { why: answer.kind },
  })
  return answer
}

/** 'busy': too many people are signing in at this moment, so nothing was checked. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<boolean | 'busy'> {
  try {
    return await isPasswordRight(password, stored)
  } catch (error) {
    if (error instanceof QueueFull) return 'busy'
    throw error
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
