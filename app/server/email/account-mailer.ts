import type { Env } from '../env.ts'
import { composeAccountEmail, type AccountEmail } from './compose-account-email.ts'
import type { EmailTransport } from './email-transport.ts'
import { asciiAddress, composeMime } from './mime.ts'

export type AccountMailer = {
  /** False without an SMTP server: nobody would receive the email. */
  canSend: boolean
  /** One attempt. Rejects with a DeliveryError. */
  send: (email: AccountEmail) => Promise<void>
}

type Dependencies = {
  transport: EmailTransport
  env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>
}

/**
 * Sends emails about the account of an admin. They go past the outbox, which would store the secret
 * of a link in plain text and show it to every admin.
 */
export function createAccountMailer({ transport, env }: Dependencies): AccountMailer {
  return {
    canSend: env.SMTP_URL !== undefined,
    send: async (email) => {
      const composed = composeAccountEmail(email, env.MAIL_FROM)
      await transport.send({
        id: composed.messageId,
        from: asciiAddress(composed.from.address),
        to: asciiAddress(email.recipient),
        raw: await composeMime(composed),
      })
    },
  }
}
