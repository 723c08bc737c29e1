import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { composeAccountEmail } from './compose-account-email.ts'
import { composeEmail, senderOf } from './compose-email.ts'
import { getEmailWithCause } from './email-list-store.ts'
import { isAccountEmail } from './pending-email.ts'

/**
 * An email as its recipient sees it, rendered again from the stored rows. A reset link is shown
 * without its secret.
 */
export async function getRenderedEmail(
  database: Database,
  env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL' | 'SAMPLES_MAY_LEAVE'>,
  id: string,
) {
  const found = await getEmailWithCause(database, id)
  if (!found) return null
  const { row, email } = found
  const sender = senderOf(env)
  const content = isAccountEmail(email)
    ? composeAccountEmail(email, sender, null)
    : composeEmail(email, sender)
  return { email: row, content }
}
