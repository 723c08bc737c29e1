import { and, eq } from 'drizzle-orm'
import type { BudgetId } from '#catalog/budgets.ts'
import type { CountryCode } from '#catalog/countries.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import {
  correctedFields,
  type CorrectedField,
  type CorrectedValues,
  type LeadCorrection,
} from '#domain/leads/lead-correction.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { emails } from '../db/email-schema.ts'
import { leads } from '../db/schema.ts'
import { isForVisitor } from '../email/email-kinds.ts'
import type { ChangeResult } from './change-result.ts'
import { addLeadEvent } from './lead-event-store.ts'
import type { LeadRow } from '../db/lead-row.ts'
import { normalizePhone } from '#domain/phone/normalize-phone.ts'

type Correctable = Pick<
  LeadRow,
  'name' | 'phoneRaw' | 'email' | 'serviceType' | 'budget' | 'sourcePage'
>

export function correctableValues(lead: Correctable): CorrectedValues {
  return {
    name: lead.name,
    phone: lead.phoneRaw,
    email: lead.email,
    service_type: lead.serviceType ?? '',
    budget: lead.budget ?? '',
  }
}

/**
 * The fields that may be empty: the email address only for a lead entered by hand, one of address and
 * phone for an imported lead, and choices that the visitor did not make.
 */
export function optionalFields(lead: Correctable): CorrectedField[] {
  const values = correctableValues(lead)
  const choices = (['service_type', 'budget'] as const).filter((field) => values[field] === '')
  if (lead.sourcePage === 'import') return [values.phone === '' ? 'phone' : 'email', ...choices]
  return lead.sourcePage === 'by-hand' ? ['email', ...choices] : choices
}

/**
 * Corrects details of a lead (requirements 4.15). Each change is an event of the timeline, and
 * waiting emails go to the new address. 'stale': the details have changed since the form was
 * opened, `current` has them as JSON, and nothing was stored.
 */
export async function correctLead(
  database: Database,
  id: string,
  { seen, ...values }: LeadCorrection<ServiceChoice, BudgetId>,
  actor: Actor,
): Promise<ChangeResult> {
  return database.orm.transaction(async (transaction) => {
    const [lead] = await transaction.select().from(leads).where(eq(leads.id, id)).for('update')
    if (!lead) return { kind: 'gone' }
    const before = correctableValues(lead)
    const changed = correctedFields.filter((field) => before[field] !== values[field])
    if (changed.length === 0) return { kind: 'changed' }
    if (JSON.stringify(before) !== seen)
      return { kind: 'stale', current: JSON.stringify(before), version: lead.version }
    const { name, email, phone: phoneRaw } = values
    // SAFETY: stored leads have a country of the catalogue.
    const country = lead.countryCode as CountryCode
    const { phone, looksInvalid: phoneLooksInvalid } = normalizePhone({ raw: phoneRaw, country })
    await transaction
      .update(leads)
      .set({
        name,
        email,
        ...(changed.includes('phone') ? { phone, phoneRaw, phoneLooksInvalid } : {}),
        serviceType: values.service_type || null,
        budget: values.budget || null,
        version: lead.version + 1,
        updatedAt: actor.now,
      })
      .where(eq(leads.id, id))
    if (email !== before.email) await redirectWaitingEmails(transaction, id, email)
    for (const field of changed) {
      const correction = { field, from: before[field], to: values[field] }
      await addLeadEvent(transaction, { leadId: id, kind: 'corrected', correction }, actor)
    }
    const { adminId, ipAddress } = actor
    const detail = { lead: id, fields: changed.join(' ') }
    await addAuditEvent(
      { orm: transaction },
      { action: 'lead-corrected', adminId, ipAddress, detail },
    )
    return { kind: 'changed' }
  })
}

/** Sends waiting emails to the new recipient; gives them up if there is none. */
async function redirectWaitingEmails(transaction: Transaction, leadId: string, recipient: string) {
  const waiting = await transaction
    .select({ id: emails.id, kind: emails.kind })
    .from(emails)
    .where(and(eq(emails.leadId, leadId), eq(emails.status, 'waiting')))
    .for('update')
  const change =
    recipient === ''
      ? { status: 'failed' as const, lastError: 'given up: the lead has no address' }
      : { recipient }
  for (const { id, kind } of waiting)
    if (isForVisitor(kind)) await transaction.update(emails).set(change).where(eq(emails.id, id))
}
