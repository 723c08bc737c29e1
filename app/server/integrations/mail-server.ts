import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { MailError, type Letter, type MailTransport } from '../mail/mail-transport.ts'

const limits = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 15_000,
  idleTimeout: 60_000,
}

/** One mail, from connecting to the server's yes. A server that sends a byte a second keeps every other clock from running out. */
const longestSend = 20_000

/** Mails by SMTP over a few connections that are kept for a while. */
export function createMailServer(url: string): MailTransport {
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
    send: async ({ from, to, raw }: Letter) => {
      const body = Readable.from([raw])
      try {
        await pool.sendMail({
          envelope: { from, to: [to] },
          raw: body,
          signal: AbortSignal.timeout(longestSend),
        })
      } catch (error) {
        throw mailError(error, body.readableDidRead)
      }
    },
    stop: () => pool.close({ force: true }),
  }
}

/**
 * Whose fault it is. The server's answer to this mail is about this mail: 5 for ever, 4 for now. Everything before that (no line, no greeting, a wrong
 * password, 421) is about the server. A line that breaks once the text is on its way counts as a try: some mails break lines.
 */
function mailError(error: unknown, textBegan: boolean): MailError {
  const { code = 'error', responseCode = 0, command = '' } = errorFields(error)
  const text = [code, responseCode || '', command].filter(Boolean).join(' ')
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMail && responseCode !== 421) {
    return new MailError(responseCode >= 400 && responseCode < 500 ? 'failed' : 'refused', text)
  }
  return new MailError(textBegan ? 'failed' : 'unreachable', text)
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
