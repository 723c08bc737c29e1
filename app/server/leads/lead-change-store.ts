import { eq } from 'drizzle-orm'
import type { LeadChange } from '#domain/leads/lead-change.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leadEvents, leads } from '../db/schema.ts'
import { dueNow, planNextStep } from '../promises/next-step-store.ts'
import { addLeadEvent } from './lead-event-store.ts'

/**
 * 'stale': somebody else has changed the same field since, and nothing was stored. `current` is the
 * value of the field, `version` that of the lead.
 */
export type ChangeResult =
  | { kind: 'changed' }
  | { kind: 'stale'; current: string; version: number }
  | { kind: 'gone' }

/**
 * Changes one field of a lead, once for each key. It is a conflict only if both the version and the
 * value of this field differ from what the admin saw, so a change of another field is none.
 */
export async function changeLead(
  database: Database,
  id: string,
  change: LeadChange,
  actor: Actor,
): Promise<ChangeResult> {
  return database.orm.transaction(async (transaction) => {
    const lead = await lockLead(transaction, id)
    if (!lead) return { kind: 'gone' }
    if (await isRepeated(transaction, change.key)) return { kind: 'changed' }
    const current = lead[change.field]
    if (lead.version !== change.version && current !== change.before)
      return { kind: 'stale', current, version: lead.version }
    if (current === change.value) return { kind: 'changed' }
    await transaction
      .update(leads)
      .set({
        [change.field]: change.value,
        ...(change.field === 'status' && effectsOfStatus(change.value, actor.now)),
        version: lead.version + 1,
        updatedAt: actor.now,
      })
      .where(eq(leads.id, id))
    await recordChange(transaction, { id, lead, change }, actor)
    if (change.field === 'status') await planNextStep(transaction, id)
    return { kind: 'changed' }
  })
}

/**
 * A status says whether the owner got in touch: one beyond reading counts as an answer, and back to
 * new or unread means that it is still to come.
 */
function effectsOfStatus(status: LeadStatus, now: Date) {
  if (status === 'read') return dueNow(now)
  const isUnanswered = status === 'new' || status === 'unread'
  return { ...dueNow(now), touchedAt: isUnanswered ? null : now }
}

async function lockLead(transaction: Transaction, id: string) {
  const [lead] = await transaction
    .select({ status: leads.status, notes: leads.notes, version: leads.version })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update')
  return lead ?? null
}

async function isRepeated(transaction: Transaction, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const found = await transaction
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(eq(leadEvents.changeKey, key))
  return found.length > 0
}

type Recorded = {
  id: string
  lead: NonNullable<Awaited<ReturnType<typeof lockLead>>>
  change: LeadChange
}

async function recordChange(
  transaction: Transaction,
  { id, lead, change }: Recorded,
  actor: Actor,
): Promise<void> {
  const { adminId, ipAddress } = actor
  const event = { leadId: id, kind: change.field, changeKey: change.key ?? null }
  if (change.field === 'notes') {
    await addLeadEvent(transaction, event, actor)
    const detail = { lead: id }
    await addAuditEvent(
      { orm: transaction },
      { action: 'lead-notes-saved', adminId, ipAddress, detail },
    )
    return
  }
  const [from, to] = [lead.status, change.value]
  await addLeadEvent(transaction, { ...event, fromStatus: from, toStatus: to }, actor)
  const detail = { lead: id, from, to }
  await addAuditEvent(
    { orm: transaction },
    { action: 'lead-status-changed', adminId, ipAddress, detail },
  )
}
