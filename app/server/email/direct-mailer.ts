import type { Env } from '../env.ts'
import { composeDirectEmail, type DirectEmail } from './compose-direct-email.ts'
import type { EmailTransport } from './email-transport.ts'
import { asciiAddress, composeMime } from './mime.ts'

export type DirectMailer = {
  /** False without an SMTP server: nobody would receive the email. */
  canSend: boolean
  /** One attempt. Rejects with a DeliveryError. */
  send: (email: DirectEmail) => Promise<void>
}

type Dependencies = {
  transport: EmailTransport
  env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>
}

/**
 * Sends emails about an admin's account and about privacy requests. They go past the outbox, which
 * holds emails of leads, would store the secret of a link in plain text and show it to every admin.
 */
export function createDirectMailer({ transport, env }: Dependencies): DirectMailer {
  return {
    canSend: env.SMTP_URL !== undefined,
    send: async (email) => {
      const composed = composeDirectEmail(email, env.MAIL_FROM)
      await transport.send({
        id: composed.messageId,
        from: asciiAddress(composed.from.address),
        to: asciiAddress(email.recipient),
        raw: await composeMime(composed),
      })
    },
  }
}
