import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { emailOfPerson } from '../people/person-lead-store.ts'

/** 'marked': an admin marked a lead of the address as spam; 'trusted': answered one of its leads. */
export async function findSenderHistory(
  { orm }: Pick<Database, 'orm'>,
  email: string,
): Promise<'marked' | 'trusted' | null> {
  if (email === '') return null
  const known = await orm
    .select({ spamReason: leads.spamReason, touchedAt: leads.touchedAt })
    .from(leads)
    .where(eq(emailOfPerson, email.toLowerCase()))
    .limit(50)
  if (known.some(({ spamReason }) => spamReason === 'marked')) return 'marked'
  return known.some(({ touchedAt }) => touchedAt !== null) ? 'trusted' : null
}
