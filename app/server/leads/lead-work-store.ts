import { and, eq, inArray } from 'drizzle-orm'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import { addAuditEvent } from '../admins/audit-store.ts'
import type { Database } from '../db/database.ts'
import { leads } from '../db/schema.ts'
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
    await addLeadEvent(transaction, { leadId: id, kind: 'status', fromStatus: lead.status, toStatus: status }, worker)
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

/** Opening a new lead makes it read (decisions.md, Leads). The version stays: reading is no edit that another tab could lose. */
export async function markLeadRead(database: Database, id: string, worker: Worker): Promise<boolean> {
  return database.orm.transaction(async (transaction) => {
    const read = await transaction
      .update(leads)
      .set({ status: 'read', updatedAt: worker.now })
      .where(and(eq(leads.id, id), eq(leads.status, 'new')))
      .returning({ id: leads.id })
    if (read.length === 0) return false
    await addLeadEvent(transaction, { leadId: id, kind: 'status', fromStatus: 'new', toStatus: 'read' }, worker)
    return true
  })
}

export async function saveLeadNotes(
  database: Database,
  { id, version, notes }: { id: string; version: number; notes: string },
  worker: Worker,
): Promise<LeadChange> {
  return database.orm.transaction(async (transaction) => {
    const lead = await lockLead(transaction, id)
    if (!lead) return 'gone'
    if (lead.version !== version) return 'stale'
    if (lead.notes === notes) return 'changed'
    await transaction
      .update(leads)
      .set({ notes, version: version + 1, updatedAt: worker.now })
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

/** Their history and their mails go with them. Returns how many there were. */
export async function removeLeads(database: Database, ids: readonly string[], worker: Worker): Promise<number> {
  return database.orm.transaction((transaction) => removeByIds(transaction, ids, worker))
}

/** Everything that the filter shows, if that is as many as the admin was told: a lead that came in meanwhile is not deleted unseen. */
export async function removeMatchingLeads(
  database: Database,
  { filter, expected }: { filter: LeadFilter; expected: number },
  worker: Worker,
): Promise<number | 'stale'> {
  return database.orm.transaction(async (transaction) => {
    const found = await transaction.select({ id: leads.id }).from(leads).where(matches(filter, worker.now)).for('update')
    if (found.length !== expected) return 'stale'
    return removeByIds(
      transaction,
      found.map(({ id }) => id),
      worker,
    )
  })
}

async function removeByIds(transaction: Transaction, ids: readonly string[], { adminId, ipAddress }: Worker): Promise<number> {
  if (ids.length === 0) return 0
  const removed = await transaction
    .delete(leads)
    .where(inArray(leads.id, [...ids]))
    .returning({ id: leads.id })
  if (removed.length > 0)
    await addAuditEvent({ orm: transaction }, { action: 'leads-removed', adminId, ipAddress, detail: { leads: removed.length } })
  return removed.length
}

async function lockLead(transaction: Transaction, id: string) {
  const [lead] = await transaction
    .select({ status: leads.status, notes: leads.notes, version: leads.version })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update')
  return lead ?? null
}
