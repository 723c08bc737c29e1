import { company } from '#catalog/company.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { composeMail } from './compose-mail.ts'
import { getMailWithLead } from './mail-list-store.ts'
import type { Mail } from './mime.ts'

/** A mail as its recipient got it or will get it: it is written from the stored lead each time, and comes out the same. */
export async function getShownMail(
  database: Database,
  env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>,
  id: string,
) {
  const row = await getMailWithLead(database, id)
  if (!row) return null
  const { mail, lead, quote } = row
  const content: Mail = composeMail(
    { ...mail, lead, quote },
    { from: env.MAIL_FROM, siteUrl: env.PUBLIC_URL ?? company.url },
  )
  return { mail: { ...mail, leadName: lead.name }, content }
}
