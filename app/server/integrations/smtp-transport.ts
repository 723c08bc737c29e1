import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { DeliveryError, type OutgoingEmail, type EmailTransport } from '../email/email-transport.ts'

const limits = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 15_000,
  idleTimeout: 60_000,
}

/**
 * Milliseconds for one email, from connecting until the server accepts it. The other timeouts never
 * expire for a server that sends a byte every second.
 */
const sendTimeoutMs = 20_000

export const smtpConcurrency = 3

/** Sends emails by SMTP over a small pool of connections. */
export function createSmtpTransport(url: string): EmailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: smtpConcurrency,
    maxRequeues: 1,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    accepted: 'sent',
    concurrency: smtpConcurrency,
    send: async ({ from, to, raw }: OutgoingEmail) => {
      const body = Readable.from([raw])
      try {
        await pool.sendMail({
          envelope: { from, to: [to] },
          raw: body,
          signal: AbortSignal.timeout(sendTimeoutMs),
        })
      } catch (error) {
        throw deliveryError(error, body.readableDidRead)
      }
    },
    stop: () => pool.close({ force: true }),
  }
}

/**
 * Maps an SMTP error to an outcome. A reply to the email itself concerns only this email: 5xx is
 * permanent, 4xx temporary. Any earlier error (no connection, no greeting, wrong password, 421)
 * concerns the server. A connection that breaks after the text has started counts as an attempt,
 * because some emails break connections.
 */
function deliveryError(error: unknown, textBegan: boolean): DeliveryError {
  const { code = 'error', responseCode = 0, command = '' } = errorFields(error)
  const text = [code, responseCode || '', command].filter(Boolean).join(' ')
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutEmail && responseCode !== 421) {
    return new DeliveryError(
      responseCode >= 400 && responseCode < 500 ? 'deferred' : 'refused',
      text,
    )
  }
  return new DeliveryError(textBegan ? 'deferred' : 'unreachable', text)
}

type ErrorFields = { code?: string; responseCode?: number; command?: string }

function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
    ...('command' in error && typeof error.command === 'string' ? { command: error.command } : {}),
  }
}
