import type { ServiceChoice } from '#catalog/services.ts'
import type { ManualLead } from '#domain/leads/manual-lead.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { planNextStep } from '../promises/next-step-store.ts'
import { insertDraft, type NewDraft } from '../quotes/quote-draft-store.ts'
import { addLeadEvent } from './lead-event-store.ts'
import { addFirstNote } from './lead-note-store.ts'
import { normalizePhone } from '#domain/phone/normalize-phone.ts'

export type CallerLead = {
  lead: ManualLead<ServiceChoice>
  /** Of the person who called. */
  language: Lang
  /** The quote that was promised, which begins as a draft. */
  draft: NewDraft | null
}

/**
 * Stores the lead of a person who called, once for each key, with its next step. The owner has
 * spoken to the person, so its status is contacted and no emails are sent. Fields that only a browser
 * provides stay empty.
 */
export async function addManualLead(
  database: Database,
  { lead: entered, language, draft }: CallerLead,
  actor: Actor,
): Promise<void> {
  const { key: id, service_type: serviceType, phone: phoneRaw, callBackOn, ...lead } = entered
  const { phone, looksInvalid } = normalizePhone({ raw: phoneRaw, country: 'IL' })
  await database.orm.transaction(async (transaction) => {
    const added = await transaction
      .insert(leads)
      .values({
        name: lead.name,
        email: lead.email,
        notes: lead.notes,
        id,
        phone,
        phoneLooksInvalid: looksInvalid,
        phoneRaw,
        phonePrefix: '+972',
        countryCode: 'IL',
        serviceType,
        language,
        status: 'contacted',
        touchedAt: actor.now,
        callBackOn,
        sourcePage: 'by-hand',
        submittedAt: actor.now,
        deviceType: 'desktop',
        ...unknownFields,
      })
      .onConflictDoNothing({ target: leads.id })
      .returning({ id: leads.id })
    if (added.length === 0) return
    await addFirstNote(transaction, { leadId: id, text: lead.notes, day: callBackOn }, actor)
    await addLeadEvent(transaction, { leadId: id, kind: 'added' }, actor)
    if (callBackOn !== null)
      await addLeadEvent(transaction, { leadId: id, kind: 'call-back-set', callBackOn }, actor)
    if (draft !== null) await insertDraft(transaction, draft, actor)
    await planNextStep(transaction, id)
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
