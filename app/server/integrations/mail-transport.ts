import type { Env } from '../env.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { createMailFiles } from './mail-files.ts'
import { createMailServer } from './mail-server.ts'

export function createMailTransport(env: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): MailTransport {
  return env.SMTP_URL === undefined ? createMailFiles(env) : createMailServer(env.SMTP_URL)
}
