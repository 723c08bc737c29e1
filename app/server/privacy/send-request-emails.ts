import { siteUrlOf } from '#server/site-url.ts'
import { promises } from '#catalog/claims.ts'
import { copyFor } from '#copy/copy.server.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { fillKnown } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { adminUrl, pageUrl, privacyRequestUrl } from '#i18n/links.ts'
import { studioDay } from '../studio-day.ts'
import { DeliveryError } from '../email/email-transport.ts'
import { mailboxBucket, mailboxLimit } from '../email/mailbox-limit.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import type { ServerContext } from '../server-context.ts'
import { signRequest } from './request-link.ts'
import { findUnsent, recordSent, type PrivacyRequest, type SentColumn } from './request-store.ts'

type Server = Pick<ServerContext, 'database' | 'directMailer' | 'env' | 'log' | 'settings'>

/** The last day for an answer, YYYY-MM-DD. */
export function dueDay(receivedAt: Date): string {
  return addDays(studioDay(receivedAt), promises.privacyDays)
}

/**
 * Sends the due emails of one request: first the link, after confirmation a receipt to the person
 * and a notice to the owner. Never rejects; an email that failed, or is one too many for its
 * mailbox, is tried again every hour.
 */
export async function sendRequestEmails(server: Server, request: PrivacyRequest): Promise<void> {
  if (!server.directMailer.canSend || request.suspicious) return
  const { verifiedAt, linkSentAt, receiptSentAt, noticeSentAt } = request
  if (verifiedAt === null && linkSentAt === null) await sendOne(server, request, 'linkSentAt')
  if (verifiedAt !== null && noticeSentAt === null) await sendOne(server, request, 'noticeSentAt')
  if (verifiedAt !== null && receiptSentAt === null) await sendOne(server, request, 'receiptSentAt')
}

/** Sends the due emails of all requests. */
export async function sendDueRequestEmails(server: Server): Promise<void> {
  if (!server.directMailer.canSend) return
  for (const request of await findUnsent(server.database, new Date()))
    await sendRequestEmails(server, request)
}

async function sendOne(server: Server, request: PrivacyRequest, column: SentColumn) {
  try {
    // The other emails follow a click in that mailbox.
    if (column === 'linkSentAt' && (await isMailboxFull(server, request))) return
    await server.directMailer.send(composeFor(server, request, column))
    await recordSent(server.database, request.id, { column, now: new Date() })
  } catch (error) {
    // Only the message of a DeliveryError is known to contain no email address.
    const reason = error instanceof DeliveryError ? error.message : 'unexpected error'
    server.log.warn({ event: 'privacy-email-failed', request: request.id, error: reason })
  }
}

async function isMailboxFull({ database }: Server, { email }: PrivacyRequest): Promise<boolean> {
  const token = { bucket: mailboxBucket(email), ...mailboxLimit }
  return (await takeToken(database, token)) !== null
}

function composeFor({ env, settings }: Server, request: PrivacyRequest, column: SentColumn) {
  const isNotice = column === 'noticeSentAt'
  const lang = isNotice ? 'he' : request.language
  const { emails, kinds } = copyFor(lang).privacy
  const site = siteUrlOf(env)
  const values = {
    kind: kinds[request.kind],
    day: formatDay(dueDay(request.receivedAt), lang),
  }
  if (isNotice)
    return {
      recipient: env.OWNER_EMAIL,
      lang,
      words: fillKnown(emails.notice, values),
      href: site + adminUrl(lang, `dashboard/settings/privacy/${request.id}`),
    }
  if (column === 'receiptSentAt')
    return {
      recipient: request.email,
      lang,
      words: fillKnown(emails.receipt, values),
      href: site + pageUrl(lang, 'privacy-policy'),
    }
  const key = settings.get('privacy_link_key')
  if (key === null) throw new Error('The setting privacy_link_key is missing')
  return {
    recipient: request.email,
    lang,
    words: fillKnown(emails.link, values),
    href: site + privacyRequestUrl(lang, signRequest(key, request)),
  }
}
