import { isEmailAddress } from '#domain/email.ts'
import { composeEmail, type Sender } from './compose-email.ts'
import type { Outcome } from './email-store.ts'
import { DeliveryError, type OutgoingEmail, type EmailTransport } from './email-transport.ts'
import type { PendingEmail } from './pending-email.ts'
import { asciiAddress, composeMime } from './mime.ts'

/**
 * One attempt to send. Never throws: every failure is an outcome. An email that cannot be composed
 * is refused for good, so that it is not retried forever.
 */
export async function sendEmail(
  email: PendingEmail,
  { transport, sender }: { transport: EmailTransport; sender: Sender },
): Promise<Outcome> {
  if (!isEmailAddress(email.recipient)) return { kind: 'refused', error: 'not an address' }
  let letter: OutgoingEmail
  try {
    const from = asciiAddress(sender.from.address)
    letter = {
      id: email.id,
      from,
      to: asciiAddress(email.recipient),
      raw: await composeMime(composeEmail(email, sender)),
    }
  } catch {
    return { kind: 'refused', error: 'cannot be composed' }
  }
  try {
    await transport.send(letter)
    return { kind: transport.accepted }
  } catch (error) {
    return error instanceof DeliveryError
      ? { kind: error.kind, error: error.message }
      : { kind: 'failed', error: 'unexpected error' }
  }
}
