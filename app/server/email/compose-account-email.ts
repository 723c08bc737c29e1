import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { addResetLink } from '../admins/recovery/reset-link-store.ts'
import type { Database } from '../db/database.ts'
import { composeDirectEmail } from './compose-direct-email.ts'
import type { Sender } from './compose-email.ts'
import type { Email } from './mime.ts'
import type { AccountEmail } from './pending-email.ts'

/**
 * Milliseconds after the request, after which a reset link is not sent, because it would only
 * confuse.
 */
const resetLinkTimeMs = 3_600_000

/** Whether a reset link was requested too long ago to be sent. */
export function isTooLate({ kind, createdAt }: AccountEmail, now: Date): boolean {
  return kind === 'reset-link' && now.getTime() - createdAt.getTime() > resetLinkTimeMs
}

/** Where the button leads without a token. */
const places = {
  'reset-link': 'recovery',
  'password-recovered': 'recovery',
  'code-refused': 'dashboard/settings',
} as const satisfies Record<AccountEmail['kind'], string>

/**
 * Composes an email about an admin's account. Each attempt to send a reset link has a new token, so
 * that only hashes are stored (requirements 7.6). If `token` is null, the link leads to the page
 * that requests one.
 */
export function composeAccountEmail(
  { id, kind, recipient, language: lang }: AccountEmail,
  { from, ownerUrl }: Sender,
  token: string | null,
): Email {
  const words = deskCopyFor(lang).adminRecovery.emails[kind]
  const path = adminUrl(lang, token === null ? places[kind] : `recovery/${token}`)
  const href = ownerUrl && ownerUrl + path
  return composeDirectEmail({ recipient, lang, words, href }, { from, id })
}

/** Creates the token of the email's link; null for an email without a link. */
export async function createLinkToken(
  database: Pick<Database, 'orm'>,
  { kind, adminId }: AccountEmail,
): Promise<string | null> {
  return kind === 'reset-link' ? addResetLink(database, { adminId, now: new Date() }) : null
}
