import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { identityOf, type Identity } from '#domain/people/identity.ts'
import type { KnownCaller } from '#domain/people/known-caller.ts'
import type { Database } from '../db/database.ts'
import { leadColumns, type LeadRow } from '../db/lead-row.ts'
import { personLinks } from '../db/person-schema.ts'
import { leads } from '../db/schema.ts'

type Store = Pick<Database, 'orm'>

/** More leads than one person has; a number that many share ends there. */
const maxLeads = 100
/** Of leads that have only another lead of the person in common. */
const maxSteps = 5

/** SQL for the address of a lead as identityOf() has it, which is indexed. */
export const emailOfPerson = sql`lower(${leads.email})`

export type PersonLink = Pick<typeof personLinks.$inferSelect, 'id' | 'leadId' | 'otherId'>

type Known = { id: string; email: string; phone: string }

/**
 * The leads of one person, beginning with some of them: those with the same address or phone, those
 * that an admin joined to them, and so on. `links` are the joins between them. Each step is answered
 * by indexes.
 */
export async function findPerson(
  { orm }: Store,
  start: SQL,
): Promise<{ ids: string[]; links: PersonLink[] }> {
  const select = (condition: SQL | undefined) =>
    orm
      .select({ id: leads.id, email: leads.email, phone: leads.phone })
      .from(leads)
      .where(condition)
      .orderBy(leads.id)
      .limit(maxLeads)
  let known: Known[] = await select(start)
  let links: PersonLink[] = []
  for (let step = 0; step < maxSteps && known.length > 0; step += 1) {
    const ids = known.map(({ id }) => id)
    links = await findLinks({ orm }, ids)
    const found = await select(isOfPerson(known, links))
    if (found.length === known.length) break
    known = found
  }
  return { ids: known.map(({ id }) => id), links }
}

function findLinks({ orm }: Store, ids: readonly string[]): Promise<PersonLink[]> {
  return orm
    .select({ id: personLinks.id, leadId: personLinks.leadId, otherId: personLinks.otherId })
    .from(personLinks)
    .where(or(inArray(personLinks.leadId, [...ids]), inArray(personLinks.otherId, [...ids])))
}

function isOfPerson(known: readonly Known[], links: readonly PersonLink[]): SQL | undefined {
  const identities = known.map(identityOf)
  const emails = identities.flatMap(({ email }) => email ?? [])
  const phones = identities.flatMap(({ phone }) => phone ?? [])
  const ids = [
    ...known.map(({ id }) => id),
    ...links.flatMap(({ leadId, otherId }) => [leadId, otherId]),
  ]
  return or(
    inArray(leads.id, ids),
    emails.length === 0 ? undefined : inArray(emailOfPerson, emails),
    phones.length === 0 ? undefined : inArray(leads.phone, phones),
  )
}

/** The leads of the person of one lead. */
export function findPersonOf(store: Store, leadId: string) {
  return findPerson(store, eq(leads.id, leadId))
}

/** The person whom a phone or an address identifies; null for nobody who is known. */
export async function findKnownCaller(
  store: Store,
  { email, phone }: Identity,
): Promise<KnownCaller | null> {
  const start = or(
    email === null ? undefined : eq(emailOfPerson, email),
    phone === null ? undefined : eq(leads.phone, phone),
  )
  if (start === undefined) return null
  const { ids } = await findPerson(store, start)
  if (ids.length === 0) return null
  const found = await store.orm
    .select({ leadId: leads.id, name: leads.name, email: leads.email })
    .from(leads)
    .where(and(inArray(leads.id, ids), isNull(leads.spamReason), isNull(leads.deletedAt)))
    .orderBy(desc(leads.receivedAt), desc(leads.id))
  const [newest] = found
  if (newest === undefined) return null
  const known = found.find((lead) => lead.email !== '')
  return { ...newest, email: known?.email ?? '', enquiries: found.length }
}

/** `link`: the join by an admin that can be taken back; null where the contact is the same. */
export type Enquiry = { lead: LeadRow; link: string | null }

/** The other leads of the person of a lead, newest first, also held ones and those in the bin. */
export async function findOtherEnquiries(store: Store, leadId: string): Promise<Enquiry[]> {
  const { ids, links } = await findPersonOf(store, leadId)
  const others = ids.filter((id) => id !== leadId)
  if (others.length === 0) return []
  const rows = await store.orm
    .select(leadColumns)
    .from(leads)
    .where(inArray(leads.id, others))
    .orderBy(desc(leads.receivedAt), desc(leads.id))
  return rows.map((lead) => {
    const link = links.find(({ leadId, otherId }) => leadId === lead.id || otherId === lead.id)
    return { lead, link: link?.id ?? null }
  })
}
