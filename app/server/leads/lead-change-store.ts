import { eq } from 'drizzle-orm'
import type { LeadChange } from '#domain/leads/lead-change.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { dueNow, planNextStep } from '../promises/next-step-store.ts'
import { addLeadEvent, isRepeated } from './lead-event-store.ts'
import type { ChangeResult } from './change-result.ts'
import { saveNote } from './lead-note-store.ts'

type StatusChange = Extract<LeadChange, { field: 'status' }>

/**
 * Changes the status or a note of a lead, once for each key. It is a conflict only if both the
 * version of the lead and the value differ from what the admin saw, so a change of something else
 * is none.
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
    return change.field === 'notes'
      ? saveNote(transaction, { id, version: lead.version, change }, actor)
      : changeStatus(transaction, { id, lead, change }, actor)
  })
}

type Locked = { id: string; lead: { status: LeadStatus; version: number }; change: StatusChange }

async function changeStatus(
  transaction: Transaction,
  { id, lead, change }: Locked,
  actor: Actor,
): Promise<ChangeResult> {
  const { status: from, version } = lead
  const { value: to } = change
  if (version !== change.version && !isExpected(from, change.before))
    return { kind: 'stale', current: from, version }
  if (from === to) return { kind: 'changed' }
  await transaction
    .update(leads)
    .set({
      status: to,
      ...effectsOfStatus(to, actor.now),
      version: version + 1,
      updatedAt: actor.now,
    })
    .where(eq(leads.id, id))
  await addLeadEvent(
    transaction,
    {
      leadId: id,
      kind: 'status',
      changeKey: change.key ?? null,
      fromStatus: from,
      toStatus: to,
    },
    actor,
  )
  const { adminId, ipAddress } = actor
  await addAuditEvent(
    { orm: transaction },
    { action: 'lead-status-changed', adminId, ipAddress, detail: { lead: id, from, to } },
  )
  await planNextStep(transaction, id)
  return { kind: 'changed' }
}

/** Opening a new lead marks it as read, which the page of the same admin may not show yet. */
function isExpected(from: LeadStatus, before: LeadStatus): boolean {
  return from === before || (from === 'read' && before === 'new')
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
    .select({ status: leads.status, version: leads.version })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update')
  return lead ?? null
}
