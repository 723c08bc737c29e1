import type { ServiceChoice } from '#catalog/services.ts'
import type { ManualLead } from '#domain/leads/manual-lead.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { promiseRules } from '../promises/promise-rules.ts'
import { addLeadEvent } from './lead-event-store.ts'
import { addFirstNote } from './lead-note-store.ts'
import { normalizePhone } from '#domain/phone/normalize-phone.ts'
import { answerBy } from '#domain/promises/next-step.ts'

/**
 * Stores a lead that an admin entered, once for each key. Its status is read, because the admin
 * knows it, and no emails are sent. Fields that only a browser provides stay empty.
 */
export async function addManualLead(
  database: Database,
  { key: id, service_type: serviceType, phone: phoneRaw, ...lead }: ManualLead<ServiceChoice>,
  { language, ...actor }: Actor & { language: Lang },
): Promise<void> {
  const { phone, looksInvalid } = normalizePhone({ raw: phoneRaw, country: 'IL' })
  await database.orm.transaction(async (transaction) => {
    const added = await transaction
      .insert(leads)
      .values({
        ...lead,
        id,
        phone,
        phoneLooksInvalid: looksInvalid,
        phoneRaw,
        phonePrefix: '+972',
        countryCode: 'IL',
        serviceType,
        language,
        status: 'read',
        nextAction: 'answer',
        nextAt: answerBy({ receivedAt: actor.now, asksForQuote: false }, promiseRules()),
        sourcePage: 'by-hand',
        submittedAt: actor.now,
        deviceType: 'desktop',
        ...unknownFields,
      })
      .onConflictDoNothing({ target: leads.id })
      .returning({ id: leads.id })
    if (added.length === 0) return
    await addFirstNote(transaction, { leadId: id, text: lead.notes }, actor)
    await addLeadEvent(transaction, { leadId: id, kind: 'added' }, actor)
    const { adminId, ipAddress } = actor
    await addAuditEvent(
      { orm: transaction },
      { action: 'lead-added', adminId, ipAddress, detail: { lead: id } },
    )
  })
}

const unknownFields = {
  budget: null,
  message: '',
  pageTitleHe: '',
  pageTitleEn: '',
  pageUrl: '',
  ipAddress: '',
  userAgent: '',
}
