import { company } from '#catalog/company.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { composeEmail } from './compose-email.ts'
import { getEmailWithLead } from './email-list-store.ts'
import type { Email } from './mime.ts'

/** An email as its recipient sees it, rendered again from the stored rows. */
export async function getRenderedEmail(
  database: Database,
  env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>,
  id: string,
) {
  const row = await getEmailWithLead(database, id)
  if (!row) return null
  const { email, lead, quote } = row
  const content: Email = composeEmail(
    { ...email, lead, quote },
    { from: env.MAIL_FROM, siteUrl: env.PUBLIC_URL ?? company.url },
  )
  return { email: { ...email, leadName: lead.name }, content }
}
