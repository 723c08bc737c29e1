import type { PasswordProblem } from '#domain/admins/password-rules.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Database } from '#server/db/database.ts'
import { addAccountEmail } from './account-email-store.ts'
import { changePasswordHash, getAdminByEmail, type Admin } from '../accounts/admin-store.ts'
import { uncountRecovery, limitRecovery, limitResetLinkUse } from '../attempt-limits.ts'
import type { RateLimited } from '#server/rate-limits/rate-limit.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { getAuthenticator } from '../authenticator/authenticator-store.ts'
import { normalizeEmail } from '../accounts/normalize-email.ts'
import { isRecoveryCodeValid, consumeRecoveryCode } from './recovery-code-store.ts'
import { getResetLinkAdmin, consumeResetLink } from './reset-link-store.ts'
import { addSession } from '../sessions/session-store.ts'
import type { Caller } from '../sign-in/sign-in.ts'
import { findWeakness, hashPasswordOrBusy } from '../passwords/new-password.ts'

export type RecoveryResult =
  | { kind: 'recovered'; token: string; admin: Admin }
  /** The password is set, but signing in also requires a code of this admin's app. */
  | { kind: 'changed' }
  | { kind: 'refused' }
  | { kind: 'invalid'; problem: PasswordProblem }
  | ({ kind: 'limited' } & RateLimited)

/** `language`: of the email that notifies the admin. */
type RecoveryCaller = Caller & { language: Lang }

/** An id for unknown addresses, so that the same queries run for them as for known ones. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Sets a new password in exchange for an unused recovery code, ends every session and starts one.
 * The result and the queries are the same for an unknown account and a wrong code, and no password
 * is hashed for either (requirements 7.6).
 */
export async function recoverWithCode(
  database: Database,
  typed: { email: string; code: string; password: string },
  caller: RecoveryCaller,
): Promise<RecoveryResult> {
  const { ipAddress, now } = caller
  const account = normalizeEmail(typed.email) ?? ''
  const weakness = findWeakness(typed.password, { email: account, name: '' })
  if (weakness) return { kind: 'invalid', problem: weakness }

  const limited = await limitRecovery(database, ipAddress)
  if (limited) return { kind: 'limited', ...limited }
  const admin = await getAdminByEmail(database, account)
  const adminId = admin?.id ?? nobody
  const isValid = await isRecoveryCodeValid(database, { adminId, code: typed.code })
  if (!admin || !isValid) return { kind: 'refused' }

  const result = await setPassword(
    database,
    { admin, password: typed.password, way: 'code' },
    {
      ...caller,
      use: (transaction) => consumeRecoveryCode(transaction, { adminId, code: typed.code, now }),
    },
  )
  if (result.kind !== 'refused') await uncountRecovery(database, ipAddress)
  return result
}

/**
 * Sets a new password in exchange for the token of an emailed link, ends every session and starts
 * one. A refused password does not use the link (requirements 7.6).
 */
export async function recoverWithLink(
  database: Database,
  { token, password }: { token: string; password: string },
  caller: RecoveryCaller,
): Promise<RecoveryResult> {
  const { ipAddress, now } = caller
  const limited = await limitResetLinkUse(database, ipAddress)
  if (limited) return { kind: 'limited', ...limited }
  const admin = await getResetLinkAdmin(database, token, now)
  if (!admin) return { kind: 'refused' }
  return setPassword(
    database,
    { admin, password, way: 'link' },
    {
      ...caller,
      use: (transaction) => consumeResetLink(transaction, token, now),
    },
  )
}

type Store = Pick<Database, 'orm'>

type PasswordChange = RecoveryCaller & { use: (transaction: Store) => Promise<boolean> }

type NewPassword = { admin: Admin; password: string; way: 'code' | 'link' }

/**
 * Sets the password and stores the email about it in one transaction.
 *
 * @param use marks the code or the link as used; false if it was used meanwhile
 */
async function setPassword(
  database: Database,
  { admin: { id, email, name }, password, way }: NewPassword,
  { ipAddress, userAgent, device, now, language, use }: PasswordChange,
): Promise<RecoveryResult> {
  const problem = findWeakness(password, { email, name })
  if (problem) return { kind: 'invalid', problem }
  const passwordHash = await hashPasswordOrBusy(password)
  if (passwordHash === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  const isSet = await database.orm.transaction(async (orm) => {
    if (!(await use({ orm }))) return false
    await changePasswordHash({ orm }, id, passwordHash)
    const detail = { way }
    await addAuditEvent({ orm }, { action: 'password-recovered', adminId: id, ipAddress, detail })
    await addAccountEmail({ orm }, { kind: 'password-recovered', admin: { id, email }, language })
    return true
  })
  if (!isSet) return { kind: 'refused' }
  // A recovery code replaces the app, which may be lost. A link proves only access to the mailbox.
  if (way === 'link' && (await getAuthenticator(database, id))) return { kind: 'changed' }
  const token = await addSession(database, { adminId: id, userAgent, device, now })
  return { kind: 'recovered', token, admin: { id, email, name } }
}
