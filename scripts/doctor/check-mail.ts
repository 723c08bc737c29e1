import { createTransport } from 'nodemailer'
import type { Env } from '#server/env.ts'
import type { Check } from './check.ts'

const name = 'mail'
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Whether the mail server lets the site in. Sends nothing. */
export async function checkMail({
  SMTP_URL,
  DATA_DIR,
  OWNER_EMAIL,
}: Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'OWNER_EMAIL'>): Promise<Check[]> {
  if (SMTP_URL === undefined) {
    const text = `Without SMTP_URL nobody gets an email: they are files in ${DATA_DIR}/mails`
    return [{ name, state: 'look', text }]
  }
  const transport = createTransport({ url: SMTP_URL, ...timeouts })
  try {
    await transport.verify()
    return [
      { name, state: 'good', text: `The server lets the site in; notices go to ${OWNER_EMAIL}` },
    ]
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string } // SAFETY: read as a text, if it is there.
    return [
      { name, state: 'wrong', text: `The server of SMTP_URL does not let the site in: ${code}` },
    ]
  } finally {
    transport.close()
  }
}
