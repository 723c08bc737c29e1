import { randomUUID } from 'node:crypto'
import type { Env } from '../env.ts'
import { composeDirectEmail, type DirectEmail } from './compose-direct-email.ts'
import { DeliveryError, type EmailTransport } from './email-transport.ts'
import { sampleDetails } from './send-email.ts'
import { asciiAddress, composeMime } from './mime.ts'

export type DirectMailer = {
  /** false without an SMTP server, because nobody would receive the email. */
  canSend: boolean
  /** Makes one attempt. Rejects with a DeliveryError. */
  send: (email: DirectEmail) => Promise<void>
}

type Dependencies = {
  transport: EmailTransport
  env: Pick<Env, 'MAIL_FROM' | 'OWNER_EMAIL' | 'SMTP_URL'>
  /** Whether emails may go to visitors and clients (settings/sending-guard.ts). */
  mayLeave: () => boolean
}

/**
 * Sends emails about privacy requests and alerts to the owner without the outbox. The caller
 * records what was sent.
 */
export function createDirectMailer({ transport, env, mayLeave }: Dependencies): DirectMailer {
  return {
    get canSend() {
      return env.SMTP_URL !== undefined
    },
    send: async (email) => {
      if (email.recipient !== env.OWNER_EMAIL && !mayLeave())
        throw new DeliveryError('deferred', sampleDetails)
      const composed = composeDirectEmail(email, { from: env.MAIL_FROM, id: randomUUID() })
      await transport.send({
        id: composed.messageId,
        from: asciiAddress(composed.from.address),
        to: asciiAddress(email.recipient),
        raw: await composeMime(composed),
      })
    },
  }
}
