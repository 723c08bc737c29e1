import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { getAdmin, type Admin } from '../accounts/admin-store.ts'
import { isCodeNoticeDue, limitCode, uncountCode } from '../attempt-limits.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { consumeCode } from '../authenticator/authenticator-store.ts'
import { addAccountEmail } from '../recovery/account-email-store.ts'
import { addSession } from '../sessions/session-store.ts'
import type { Caller, SignInResult } from './sign-in.ts'

/** Seconds after the password within which the code must be sent. */
const validSeconds = 300

type Step = { adminId: string; email: string }

/**
 * A signed token that proves that this admin's password was just entered. The form for the code
 * sends it instead of the password (requirements 7.7). `email`: as typed.
 */
export function makeStepToken(key: string, { adminId, email }: Step, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + validSeconds
  const text = Buffer.from(JSON.stringify([adminId, email, end])).toString('base64url')
  return `${text}.${sign(key, text)}`
}

/** The content of a step token; null if it is forged or too old. */
export function readStepToken(key: string, token: string, now: Date): Step | null {
  const [, text = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? []
  if (text === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, text))))
    return null
  // SAFETY: signed tokens come only from `makeStepToken`, which writes this.
  const [adminId, email, end] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    number,
  ]
  return end * 1000 > now.getTime() ? { adminId, email } : null
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(`second step ${text}`).digest('base64url')
}

/**
 * The second step of signing in: the code of the authenticator app. After a wrong one the admin gets
 * an email at once, because the password was right (requirements 7.7).
 */
export async function signInWithCode(
  database: Database,
  { adminId, code }: { adminId: string; code: string },
  { ipAddress, userAgent, device, now }: Caller,
): Promise<Exclude<SignInResult, { kind: 'code-needed' }>> {
  const attempt = { adminId, ipAddress, device }
  const limited = await limitCode(database, attempt)
  if (limited) return { kind: 'limited', ...limited }
  const admin = await getAdmin(database, adminId)
  if (!admin) return { kind: 'refused' }
  if (!(await consumeCode(database, { adminId, code, now }))) {
    await notifyOfWrongCode(database, admin, ipAddress)
    return { kind: 'refused' }
  }
  await uncountCode(database, attempt)
  await addAuditEvent(database, { action: 'sign-in', adminId, ipAddress, detail: { code: true } })
  const token = await addSession(database, { adminId, userAgent, device, now })
  return { kind: 'signed-in', token }
}

async function notifyOfWrongCode(database: Database, admin: Admin, ipAddress: string) {
  if (!(await isCodeNoticeDue(database, admin.id))) return
  await database.orm.transaction(async (orm) => {
    await addAccountEmail({ orm }, { kind: 'code-refused', admin, language: 'he' })
    await addAuditEvent({ orm }, { action: 'code-refused', adminId: admin.id, ipAddress })
  })
}
