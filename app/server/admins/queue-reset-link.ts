import type { Lang } from '#i18n/languages.ts'
import { addAccountEmail } from '../email/account-email-store.ts'
import type { ServerContext } from '../server-context.ts'
import { getAdminByEmail } from './admin-store.ts'
import { addAuditEvent } from './audit-store.ts'
import { normalizeEmail } from './normalize-email.ts'

type Server = Pick<ServerContext, 'database' | 'log' | 'outbox'>

type LinkRequest = { email: string; lang: Lang; ipAddress: string }

/**
 * Queues an email with a reset link if the address is that of an admin. Never rejects. Do not wait
 * for it before responding, because its duration reveals whether the account exists (requirements
 * 7.6).
 */
export async function queueResetLink(
  { database, log, outbox }: Server,
  { email, lang, ipAddress }: LinkRequest,
): Promise<void> {
  try {
    const account = normalizeEmail(email)
    const admin = account === null ? null : await getAdminByEmail(database, account)
    if (!admin) return
    await database.orm.transaction(async (orm) => {
      await addAccountEmail({ orm }, { kind: 'reset-link', admin, language: lang })
      const event = { action: 'reset-link-requested', adminId: admin.id, ipAddress } as const
      await addAuditEvent({ orm }, event)
    })
    outbox.poll()
  } catch {
    log.warn({ event: 'reset-link-failed' })
  }
}
