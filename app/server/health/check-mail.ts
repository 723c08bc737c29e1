import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { type Finding, finding } from './finding.ts'

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Whether the mail server lets the site in. Sends nothing. */
export async function checkMail({
  SMTP_URL,
  DATA_DIR,
  OWNER_EMAIL,
}: Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'OWNER_EMAIL'>): Promise<Finding[]> {
  if (SMTP_URL === undefined)
    return [finding('look', 'mail-missing', { folder: join(DATA_DIR, 'mails') })]
  const transport = createTransport({ url: SMTP_URL, ...timeouts })
  try {
    await transport.verify()
    return [finding('good', 'mail-good', { owner: OWNER_EMAIL })]
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string } // SAFETY: read as a text, if it is there.
    return [finding('wrong', 'mail-refused', { code })]
  } finally {
    transport.close()
  }
}
