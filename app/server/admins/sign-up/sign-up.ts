import type { PasswordProblem } from '#domain/admins/password-rules.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import type { Database } from '#server/db/database.ts'
import { addAdmin, isCodeValid, type Admin } from '../accounts/admin-store.ts'
import { limitSignUp } from '../attempt-limits.ts'
import type { RateLimited } from '#server/rate-limits/rate-limit.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { normalizeEmail } from '../accounts/normalize-email.ts'
import { findWeakness, hashPasswordOrBusy } from '../passwords/new-password.ts'
import { replaceRecoveryCodes } from '../recovery/recovery-code-store.ts'
import { addSession } from '../sessions/session-store.ts'
import type { Caller } from '../sign-in/sign-in.ts'

const nameLimits = { min: 2, max: 100 } as const

export type SignUpProblems = {
  name?: 'name'
  email?: 'email' | 'taken'
  password?: PasswordProblem
  code?: 'code'
}

export type SignUpResult =
  /** `recoveryCodes` must be shown now, because only their hashes are stored. */
  | { kind: 'signed-up'; token: string; email: string; recoveryCodes: string[] }
  | { kind: 'invalid'; problems: SignUpProblems }
  | ({ kind: 'limited' } & RateLimited)

export type SignUpForm = { name: string; email: string; password: string; code: string }

/**
 * Creates the first admin (set-up code) or a further one (invitation), with recovery codes and a
 * session (requirements 7.1, 7.6).
 */
export async function signUp(
  database: Database,
  typed: SignUpForm,
  caller: Caller,
): Promise<SignUpResult> {
  const limited = await limitSignUp(database, caller.ipAddress)
  if (limited) return { kind: 'limited', ...limited }
  if (!(await isCodeValid(database, typed.code, caller.now)))
    return { kind: 'invalid', problems: { code: 'code' } }

  const name = cleanLine(typed.name)
  const email = normalizeEmail(typed.email)
  const problems = findProblems({ name, email, password: typed.password })
  if (email === null || Object.keys(problems).length > 0) return { kind: 'invalid', problems }

  const passwordHash = await hashPasswordOrBusy(typed.password)
  if (passwordHash === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  const admin = await addAdmin(database, {
    email,
    name,
    passwordHash,
    code: typed.code,
    now: caller.now,
  })
  if (admin === 'code') return { kind: 'invalid', problems: { code: 'code' } }
  if (admin === 'taken') return { kind: 'invalid', problems: { email: 'taken' } }
  return signInNewAdmin(database, admin, caller)
}

async function signInNewAdmin(
  database: Database,
  admin: Admin,
  { ipAddress, userAgent, device, now }: Caller,
): Promise<SignUpResult> {
  await addAuditEvent(database, { action: 'sign-up', adminId: admin.id, ipAddress })
  const recoveryCodes = await replaceRecoveryCodes(database, { adminId: admin.id, now })
  return {
    kind: 'signed-up',
    email: admin.email,
    recoveryCodes,
    token: await addSession(database, { adminId: admin.id, userAgent, device, now }),
  }
}

function findProblems({
  name,
  email,
  password,
}: {
  name: string
  email: string | null
  password: string
}): SignUpProblems {
  const length = countCodePoints(name)
  const passwordProblem = findWeakness(password, { email: email ?? '', name })
  return {
    ...(length < nameLimits.min || length > nameLimits.max ? { name: 'name' } : {}),
    ...(email === null ? { email: 'email' } : {}),
    ...(passwordProblem ? { password: passwordProblem } : {}),
  }
}
