import { company } from '#catalog/company.ts'
import { findPasswordProblem, type PasswordProblem } from '#domain/admins/password-rules.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import type { Database } from '../db/database.ts'
import { addAdmin, hasOpenCode, type Admin } from './admin-store.ts'
import { limitSignUp, type Limited } from './attempt-limits.ts'
import { addAuditEvent } from './audit-store.ts'
import { normalEmail } from './email-address.ts'
import { hashPassword } from './password-hash.ts'
import { QueueFull } from './queue.ts'
import { addSession } from './session-store.ts'
import type { Caller } from './sign-in.ts'

const nameLimits = { min: 2, max: 100 } as const

export type SignUpProblems = {
  name?: 'name'
  email?: 'email' | 'taken'
  password?: PasswordProblem
  code?: 'code'
}

export type SignUpAnswer =
  | { kind: 'signed-up'; token: string }
  | { kind: 'wrong'; problems: SignUpProblems }
  | ({ kind: 'limited' } & Limited)

export type SignUpForm = { name: string; email: string; password: string; code: string }

/** Makes the owner of an empty database, or an invited admin, and signs them in. */
export async function signUp(
  database: Database,
  typed: SignUpForm,
  caller: Caller,
): Promise<SignUpAnswer> {
  const limited = await limitSignUp(database, caller.ipAddress)
  if (limited) return { kind: 'limited', ...limited }
  if (!(await hasOpenCode(database, typed.code, caller.now)))
    return refuse(database, caller, { code: 'code' })

  const name = cleanLine(typed.name)
  const email = normalEmail(typed.email)
  const problems = findProblems({ name, email, password: typed.password })
  if (email === null || Object.keys(problems).length > 0) return { kind: 'wrong', problems }

  const passwordHash = await hashUnlessBusy(typed.password)
  if (passwordHash === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  const admin = await addAdmin(database, {
    email,
    name,
    passwordHash,
    code: typed.code,
    now: caller.now,
  })
  if (admin === 'code') return refuse(database, caller, { code: 'code' })
  if (admin === 'taken') return { kind: 'wrong', problems: { email: 'taken' } }
  return welcome(database, admin, caller)
}

async function welcome(
  database: Database,
  admin: Admin,
  { ipAddress, userAgent, now }: Caller,
): Promise<SignUpAnswer> {
  await addAuditEvent(database, { action: 'sign-up', adminId: admin.id, ipAddress })
  return {
    kind: 'signed-up',
    token: await addSession(database, { adminId: admin.id, userAgent, now }),
  }
}

async function refuse(
  database: Database,
  { ipAddress }: Caller,
  problems: SignUpProblems,
): Promise<SignUpAnswer> {
  await addAuditEvent(database, { action: 'sign-up-refused', adminId: null, ipAddress })
  return { kind: 'wrong', problems }
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
  const passwordProblem = findPasswordProblem(password, personalWords(email ?? '', name))
  return {
    ...(length < nameLimits.min || length > nameLimits.max ? { name: 'name' } : {}),
    ...(email === null ? { email: 'email' } : {}),
    ...(passwordProblem ? { password: passwordProblem } : {}),
  }
}

/** What a stranger who knows the site would try first. */
export function personalWords(email: string, name: string): string[] {
  const [local = '', domain = ''] = email.split('@')
  return [
    local,
    domain,
    ...domain.split('.').slice(0, -1),
    ...name.split(' '),
    ...Object.values(company.name),
  ]
}

export async function hashUnlessBusy(password: string): Promise<string> {
  try {
    return await hashPassword(password)
  } catch (error) {
    if (error instanceof QueueFull) return 'busy'
    throw error
  }
}
