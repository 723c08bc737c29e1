import { isEmailAddress } from '#domain/email.ts'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { composeAccountEmail, isTooLate, createLinkToken } from './compose-account-email.ts'
import { composeEmail, type Sender } from './compose-email.ts'
import { isForVisitor } from './email-kinds.ts'
import type { Outcome } from './email-store.ts'
import { DeliveryError, type OutgoingEmail, type EmailTransport } from './email-transport.ts'
import { asciiAddress, composeMime, type Email } from './mime.ts'
import { isAccountEmail, type AccountEmail, type PendingEmail } from './pending-email.ts'

/** Why an email is held: delivery-problem.ts explains it to the owner. */
export const sampleDetails = 'sample details'

type Parts = {
  transport: EmailTransport
  sender: Sender
  database: Database
  /** Whether emails may go to visitors and clients (settings/sending-guard.ts). */
  mayLeave: () => boolean
}

/**
 * Makes one attempt to send. Never throws; every failure is an outcome. An email that cannot be
 * composed is refused permanently, so that it is not retried forever.
 */
export async function sendEmail(
  email: PendingEmail,
  { transport, sender, database, mayLeave }: Parts,
): Promise<Outcome> {
  if (!isEmailAddress(email.recipient)) return { kind: 'refused', error: 'not an address' }
  const refusal = isAccountEmail(email) ? findRefusal(email, transport) : null
  if (refusal !== null) return { kind: 'refused', error: refusal }
  if (isForVisitor(email.kind) && !mayLeave()) return { kind: 'held', error: sampleDetails }
  let outgoing: OutgoingEmail
  try {
    const from = asciiAddress(sender.from.address)
    outgoing = {
      id: email.id,
      from,
      to: asciiAddress(email.recipient),
      raw: await composeMime(await compose(email, sender, database)),
    }
  } catch (error) {
    if (isDatabaseUnavailable(error)) return { kind: 'deferred', error: 'database away' }
    return { kind: 'refused', error: 'cannot be composed' }
  }
  try {
    await transport.send(outgoing)
    return { kind: transport.accepted }
  } catch (error) {
    return error instanceof DeliveryError
      ? { kind: error.kind, error: error.message }
      : { kind: 'deferred', error: 'unexpected error' }
  }
}

async function compose(email: PendingEmail, sender: Sender, database: Database): Promise<Email> {
  return isAccountEmail(email)
    ? composeAccountEmail(email, sender, await createLinkToken(database, email))
    : composeEmail(email, sender)
}

/**
 * The reason not to send an account email, or null. A reset link is a secret, so it is never
 * written to a file or sent hours later.
 */
function findRefusal(email: AccountEmail, { accepted }: EmailTransport): string | null {
  if (email.kind !== 'reset-link') return null
  if (accepted === 'written-to-file') return 'no mail server'
  return isTooLate(email, new Date()) ? 'too late' : null
}
