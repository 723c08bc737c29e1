import { and, eq, inArray } from 'drizzle-orm'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import { addAuditEvent } from '../admins/audit-store.ts'
import type { Database } from '../db/database.ts'
import { leads, quotes } from '../db/schema.ts'
import { addLeadEvent, type Transaction } from './lead-event-store.ts'
import { matches } from './lead-filter-store.ts'

/** Who works on the lead, for its history and for the audit log. */
export type Worker = { adminId: string; ipAddress: string; now: Date }

/** 'stale': somebody changed the lead since the version that this edit was made on; nothing was written. */
export type LeadChange = 'changed' | 'stale' | 'gone'

export async function changeLeadStatus(
  database: Database,
  { id, version, status }: { id: string; version: number; status: LeadStatus },
  worker: Worker,
): Promise<LeadChange> {
  return database.orm.transaction(async (transaction) => {
    const lead = await lockLead(transaction, id)
    if (!lead) return 'gone'
    if (lead.version !== version) return 'stale'
    if (lead.status === status) return 'changed'
    await transaction
      .update(leads)
      .set({ status, version: version + 1, updatedAt: worker.now })
      .where(eq(leads.id, id))
    await addLeadEvent(
      transaction,
      { leadId: id, kind: 'status', fromStatus: lead.status, toStatus: status },
      worker,
    )
    await addAuditEvent(
      { orm: transaction },
      {
        action: 'lead-status-changed',
        adminId: worker.adminId,
        ipAddress: worker.ipAddress,
        detail: { lead: id, from: lead.status, to: status },
      },
    )
    return 'changed'
  })
}

/** Opening a new lead makes it read (requirements 4.8). The version stays: reading is no edit that another tab could lose. */
export async function markLeadRead(
  database: Database,
  id: string,
  worker: Worker,
): Promise<boolean> {
  return database.orm.transaction(async (transaction) => {
    const read = await transaction
      .update(leads)
      .set({ status: 'read', updatedAt: worker.now })
      .where(and(eq(leads.id, id), eq(leads.status, 'new')))
      .returning({ id: leads.id })
    if (read.length === 0) return false
    await addLeadEvent(
      transaction,
      { leadId: id, kind: 'status', fromStatus: 'new', toStatus: 'read' },
      worker,
    )
    return true
  })
}

type NotesEdit = { id: string; version: number; notes: string; before?: string | undefined }

/** Only other notes are in the way of notes: whoever changed the status while writing has lost nothing to anybody. */
export async function saveLeadNotes(
  database: Database,
  { id, version, notes, before }: NotesEdit,
  worker: Worker,
): Promise<LeadChange> {
  return database.orm.transaction(async (transaction) => {
    const lead = await lockLead(transaction, id)
    if (!lead) return 'gone'
    if (lead.version !== version && lead.notes !== before) return 'stale'
    if (lead.notes === notes) return 'changed'
    await transaction
      .update(leads)
      .set({ notes, version: lead.version + 1, updatedAt: worker.now })
      .where(eq(leads.id, id))
    await addLeadEvent(transaction, { leadId: id, kind: 'notes' }, worker)
    await addAuditEvent(
      { orm: transaction },
      {
        action: 'lead-notes-saved',
        adminId: worker.adminId,
        ipAddress: worker.ipAddress,
        detail: { lead: id },
      },
    )
    return 'changed'
  })
}

/** How many are gone, and how many stay because a quote of theirs was accepted: that is an agreement, and it needs the other side. */
export type Removal = { removed: number; kept: number }

/** Their history, their mails and their quotes go with them. */
export async function removeLeads(
  database: Database,
  ids: readonly string[],
  worker: Worker,
): Promise<Removal> {
  return database.orm.transaction((transaction) => removeByIds(transaction, ids, worker))
}

/**
 * Everything that the filter shows, if that is as many as the admin was told: a lead that came in meanwhile is not deleted unseen. The lock lets a client
 * who is just accepting a quote finish: that writes into the lead's history.
 */
export async function removeMatchingLeads(
  database: Database,
  { filter, expected }: { filter: LeadFilter; expected: number },
  worker: Worker,
): Promise<Removal | 'stale'> {
  return database.orm.transaction(async (transaction) => {
    const found = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(matches(filter, worker.now))
      .for('no key update')
    if (found.length !== expected) return 'stale'
    return removeByIds(
      transaction,
      found.map(({ id }) => id),
      worker,
    )
  })
}

async function removeByIds(
  transaction: Transaction,
  ids: readonly string[],
  { adminId, ipAddress }: Worker,
): Promise<Removal> {
  const kept = await lockAgreed(transaction, ids)
  const rest = ids.filter((id) => !kept.has(id))
  if (rest.length === 0) return { removed: 0, kept: kept.size }
  const gone = await transaction
    .delete(leads)
    .where(inArray(leads.id, rest))
    .returning({ id: leads.id })
  if (gone.length > 0)
    await addAuditEvent(
      { orm: transaction },
      { action: 'leads-removed', adminId, ipAddress, detail: { leads: gone.length } },
    )
  return { removed: gone.length, kept: kept.size }
}

/** Locks every quote of the leads, so that nobody accepts one while it is being deleted, and names the leads of those that were accepted. */
async function lockAgreed(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await transaction
    .select({ leadId: quotes.leadId, status: quotes.status })
    .from(quotes)
    .where(inArray(quotes.leadId, [...ids]))
    .for('update')
  return new Set(found.filter(({ status }) => status === 'accepted').map(({ leadId }) => leadId))
}

async function lockLead(transaction: Transaction, id: string) {
  const [lead] = await transaction
    .select({ status: leads.status, notes: leads.notes, version: leads.version })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update')
  return lead ?? null
}
