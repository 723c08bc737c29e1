import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Identity } from '#domain/people/identity.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { personLinks } from '../db/person-schema.ts'
import { leads } from '../db/schema.ts'
import { addLeadEvent } from '../leads/lead-event-store.ts'
import { emailOfPerson, findPersonOf } from './person-lead-store.ts'

/** 'unknown': no other lead has this contact; 'same': it is of the same person already. */
export type JoinResult =
  | { kind: 'joined'; link: string }
  | { kind: 'unknown' }
  | { kind: 'same' }
  | { kind: 'gone' }

type Join = { id: string; contact: Identity; key: string }

/**
 * Joins the person of a lead with the one who has this contact. Neither lead changes, so that
 * parting them leaves both as they were. `key` becomes the id of the join.
 */
export async function joinLeads(
  database: Database,
  { id, contact, key }: Join,
  actor: Actor,
): Promise<JoinResult> {
  return database.orm.transaction(async (transaction) => {
    const other = await findByContact(transaction, contact)
    if (other === null) return { kind: 'unknown' }
    if (!(await lockLeads(transaction, [id, other]))) return { kind: 'gone' }
    const [known] = await transaction.select().from(personLinks).where(eq(personLinks.id, key))
    if (known) return { kind: 'joined', link: key }
    const { ids } = await findPersonOf({ orm: transaction }, id)
    if (ids.includes(other)) return { kind: 'same' }
    await transaction
      .insert(personLinks)
      .values({ id: key, leadId: id, otherId: other, at: actor.now, adminId: actor.adminId })
    await record(transaction, { kind: 'joined', leadIds: [id, other] }, actor)
    return { kind: 'joined', link: key }
  })
}

/** Takes a join back; false where it is gone already. */
export async function partLeads(database: Database, link: string, actor: Actor): Promise<boolean> {
  return database.orm.transaction(async (transaction) => {
    const [parted] = await transaction
      .delete(personLinks)
      .where(eq(personLinks.id, link))
      .returning({ leadId: personLinks.leadId, otherId: personLinks.otherId })
    if (!parted) return false
    const leadIds = [parted.leadId, parted.otherId]
    await record(transaction, { kind: 'parted', leadIds }, actor)
    return true
  })
}

/** In the order in which a deletion of several locks them; false where one of them is gone. */
async function lockLeads(transaction: Transaction, ids: readonly string[]): Promise<boolean> {
  const all = new Set(ids)
  const found = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, [...all]))
    .orderBy(leads.id)
    .for('no key update')
  return found.length === all.size
}

/** The newest lead with an address or a phone. */
async function findByContact(
  transaction: Transaction,
  { email, phone }: Identity,
): Promise<string | null> {
  const [lead] = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(
      or(
        email === null ? undefined : eq(emailOfPerson, email),
        phone === null ? undefined : eq(leads.phone, phone),
      ),
    )
    .orderBy(desc(leads.receivedAt))
    .limit(1)
  return lead?.id ?? null
}

type Change = { kind: 'joined' | 'parted'; leadIds: readonly string[] }

async function record(
  transaction: Transaction,
  { kind, leadIds }: Change,
  actor: Actor,
): Promise<void> {
  for (const leadId of leadIds.toSorted()) await addLeadEvent(transaction, { leadId, kind }, actor)
  const [lead = '', other = ''] = leadIds
  const { adminId, ipAddress } = actor
  await addAuditEvent(
    { orm: transaction },
    { action: `leads-${kind}`, adminId, ipAddress, detail: { lead, other } },
  )
}
