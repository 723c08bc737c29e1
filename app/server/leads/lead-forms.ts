import { contactRules } from '#catalog/contact-rules.ts'
import type { CountryCode } from '#catalog/countries.ts'
import { serviceChoices } from '#catalog/services.ts'
import { parseManualLead, type ManualLeadErrors } from '#domain/leads/manual-lead.ts'
import { parseLeadCorrection, type CorrectionErrors } from '#domain/leads/lead-correction.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Actor } from '../admins/audit/actor.ts'
import type { Database } from '../db/database.ts'
import { prepareDraft } from '../quotes/new-draft.ts'
import type { ServerContext } from '../server-context.ts'
import { addManualLead } from './manual-lead-store.ts'
import type { ChangeResult } from './change-result.ts'
import { correctLead, optionalFields } from './lead-correction-store.ts'
import { getLead } from './lead-list-store.ts'

export type FormResult<Errors> = ChangeResult | { kind: 'invalid'; errors: Errors }

/** Stores a lead from an admin's form, once for each key (requirements 4.14). */
export async function addLeadFromForm(
  context: ServerContext,
  { form, language }: { form: FormData; language: Lang },
  actor: Actor,
): Promise<{ kind: 'changed'; id: string } | { kind: 'invalid'; errors: ManualLeadErrors }> {
  const parsed = parseManualLead(form, serviceChoices)
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors }
  const { lead } = parsed
  const subject = { serviceType: lead.service_type, sourcePage: 'by-hand', offer: null }
  const recipient = { id: lead.key, name: lead.name, email: lead.email, language, ...subject }
  const draft = lead.next === 'quote' ? await prepareDraft(context, recipient, actor.now) : null
  await addManualLead(context.database, { lead, language, draft }, actor)
  return { kind: 'changed', id: lead.key }
}

/** Stores the corrected details of a lead (requirements 4.15). */
export async function correctLeadFromForm(
  database: Database,
  id: string,
  form: FormData,
  actor: Actor,
): Promise<FormResult<CorrectionErrors>> {
  const lead = await getLead(database, id)
  if (!lead) return { kind: 'gone' }
  const parsed = parseLeadCorrection(form, {
    ...contactRules,
    // SAFETY: stored leads have a country of the catalogue.
    prefix: contactRules.prefixes[lead.countryCode as CountryCode],
    optional: optionalFields(lead),
  })
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors }
  return correctLead(database, lead.id, parsed.correction, actor)
}
