import type { Env } from '../env.ts'
import type { EmailTransport } from '../email/email-transport.ts'
import { createFileEmailTransport } from './file-email-transport.ts'
import { createSmtpTransport, smtpConcurrency } from './smtp-transport.ts'

/** Sends by the mail server of the moment; writes files where there is none. */
export function createEmailTransport(env: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): EmailTransport {
  const files = createFileEmailTransport(env)
  let smtp: { url: string; transport: EmailTransport } | null = null

  function current(): EmailTransport {
    const url = env.SMTP_URL
    if (smtp && smtp.url !== url) {
      smtp.transport.stop()
      smtp = null
    }
    if (url === undefined) return files
    smtp ??= { url, transport: createSmtpTransport(url) }
    return smtp.transport
  }

  return {
    get accepted() {
      return current().accepted
    },
    concurrency: smtpConcurrency,
    send: (email) => current().send(email),
    stop: () => smtp?.transport.stop(),
  }
}
