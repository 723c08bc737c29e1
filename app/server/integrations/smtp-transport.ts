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

/** One email, from connecting to the server's yes. A server that sends a byte a second keeps every other clock from running out. */
const longestSend = 20_000

/** Emails by SMTP over a few connections that are kept for a while. */
export function createSmtpTransport(url: string): EmailTransport {
  const lanes = 3
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: lanes,
    maxRequeues: 1,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    lanes,
    send: async ({ from, to, raw }: OutgoingEmail) => {
      const body = Readable.from([raw])
      try {
        await pool.sendMail({
          envelope: { from, to: [to] },
          raw: body,
          signal: AbortSignal.timeout(longestSend),
        })
      } catch (error) {
        throw deliveryError(error, body.readableDidRead)
      }
    },
    stop: () => pool.close({ force: true }),
  }
}

/**
 * Whose fault it is. The server's answer to this email is about this email: 5 for ever, 4 for now. Everything before that (no line, no greeting, a wrong
 * password, 421) is about the server. A line that breaks once the text is on its way counts as a try: some emails break lines.
 */
function deliveryError(error: unknown, textBegan: boolean): DeliveryError {
  const { code = 'error', responseCode = 0, command = '' } = errorFields(error)
  const text = [code, responseCode || '', command].filter(Boolean).join(' ')
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutEmail && responseCode !== 421) {
    return new DeliveryError(responseCode >= 400 && responseCode < 500 ? 'failed' : 'refused', text)
  }
  return new DeliveryError(textBegan ? 'failed' : 'unreachable', text)
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
