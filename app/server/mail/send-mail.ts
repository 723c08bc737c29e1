import { isEmailAddress } from '#domain/email.ts'
import { composeMail, type Sender, type WaitingMail } from './compose-mail.ts'
import type { Outcome } from './mail-store.ts'
import { MailError, type Letter, type MailTransport } from './mail-transport.ts'
import { asciiAddress, composeMime } from './mime.ts'

/** One try. Whatever goes wrong is an outcome, and a mail that cannot even be composed is refused for good: it must not be tried for ever. */
export async function sendMail(
  mail: WaitingMail,
  { transport, sender }: { transport: MailTransport; sender: Sender },
): Promise<Outcome> {
  if (!isEmailAddress(mail.recipient)) return { kind: 'refused', error: 'not an address' }
  let letter: Letter
  try {
    const from = asciiAddress(sender.from.address)
    letter = {
      id: mail.id,
      from,
      to: asciiAddress(mail.recipient),
      raw: composeMime(composeMail(mail, sender)),
    }
  } catch {
    return { kind: 'refused', error: 'cannot be composed' }
  }
  try {
    await transport.send(letter)
    return { kind: 'sent' }
  } catch (error) {
    return error instanceof MailError
      ? { kind: error.kind, error: error.message }
      : { kind: 'failed', error: 'unexpected error' }
  }
}
