import type { Logger } from 'pino'
import type { Lang } from '#i18n/languages.ts'
import { addAccountEmail } from './account-email-store.ts'
import type { Database } from '#server/db/database.ts'
import { getAdminByEmail } from '../accounts/admin-store.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { normalizeEmail } from '../accounts/normalize-email.ts'

type Server = { database: Database; log: Logger; outbox: { poll: () => void } }

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
