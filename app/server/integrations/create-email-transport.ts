import type { Env } from '../env.ts'
import type { EmailTransport } from '../email/email-transport.ts'
import { createFileEmailTransport } from './file-email-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export function createEmailTransport(env: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): EmailTransport {
  return env.SMTP_URL === undefined
    ? createFileEmailTransport(env)
    : createSmtpTransport(env.SMTP_URL)
}
