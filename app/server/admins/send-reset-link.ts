import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { DeliveryError } from '../email/email-transport.ts'
import type { ServerContext } from '../server-context.ts'
import { getAdminByEmail, type Admin } from './admin-store.ts'
import { addAuditEvent } from './audit-store.ts'
import { normalizeEmail } from './normalize-email.ts'
import { addResetLink } from './reset-link-store.ts'

type Server = Pick<ServerContext, 'directMailer' | 'database' | 'env' | 'log'>

type Asked = { email: string; lang: Lang; ipAddress: string; now: Date }

/**
 * Emails a link for a new password, where the address is that of an admin. Never rejects. Do not
 * wait for it before responding: the time it takes tells whether the account exists
 * (requirements 7.6).
 */
export async function sendResetLink(
  { directMailer, database, env, log }: Server,
  { email, lang, ipAddress, now }: Asked,
): Promise<void> {
  try {
    const account = normalizeEmail(email)
    const admin = account === null ? null : await getAdminByEmail(database, account)
    if (!admin) return
    const token = await addResetLink(database, { adminId: admin.id, now })
    const href = siteUrl(env) + adminUrl(lang, `recovery/${token}`)
    const words = copyFor(lang).adminRecovery.emails.link
    await directMailer.send({ recipient: admin.email, lang, words, href })
    await addAuditEvent(database, { action: 'reset-link-sent', adminId: admin.id, ipAddress })
  } catch (error) {
    logFailure(log, 'reset-link-failed', error)
  }
}

/** Tells the admin that the password was recovered. Never rejects. */
export async function sendRecoveryNotice(
  { directMailer, env, log }: Server,
  admin: Admin,
  lang: Lang,
): Promise<void> {
  if (!directMailer.canSend) return
  try {
    const href = siteUrl(env) + adminUrl(lang, 'recovery')
    const words = copyFor(lang).adminRecovery.emails.recovered
    await directMailer.send({ recipient: admin.email, lang, words, href })
  } catch (error) {
    logFailure(log, 'recovery-notice-failed', error)
  }
}

function siteUrl({ PUBLIC_URL }: Server['env']): string {
  return PUBLIC_URL ?? company.url
}

/** Only the messages of a DeliveryError are known to name no address and no token. */
function logFailure(log: Server['log'], event: string, error: unknown): void {
  log.warn({ event, error: error instanceof DeliveryError ? error.message : 'unexpected error' })
}
