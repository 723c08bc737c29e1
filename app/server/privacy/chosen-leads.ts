import type { Database } from '../db/database.ts'
import { findPersonLeads, type PersonLead } from './person-store.ts'
import type { PrivacyRequest } from './request-store.ts'

/**
 * 'unconfirmed': nobody has confirmed that the request is from this person. 'changed': a chosen lead
 * is not one of the person's, or no longer.
 */
export type ChosenLeads =
  | { kind: 'chosen'; leads: readonly PersonLead[] }
  | { kind: 'unconfirmed' }
  | { kind: 'changed' }

/**
 * The leads that an admin chose to export or erase. Only those that are found for a confirmed
 * request can be (requirements 10.4).
 */
export async function findChosenLeads(
  database: Pick<Database, 'orm'>,
  { email, verifiedAt }: Pick<PrivacyRequest, 'email' | 'verifiedAt'>,
  ids: readonly string[],
): Promise<ChosenLeads> {
  if (verifiedAt === null) return { kind: 'unconfirmed' }
  const chosen = new Set(ids)
  const leads = (await findPersonLeads(database, email)).filter(({ id }) => chosen.has(id))
  return leads.length === chosen.size ? { kind: 'chosen', leads } : { kind: 'changed' }
}
