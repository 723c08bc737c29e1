import type { Lang } from '#i18n/languages.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { quotes } from '../db/schema.ts'
import { addLeadEvent } from '../leads/lead-event-store.ts'
import { planNextStep } from '../promises/next-step-store.ts'
import { hashSecret } from '../secrets.ts'
import { lockLead } from './acceptance-store.ts'
import type { FrozenQuote } from './freeze-quote.ts'
import type { QuoteActor } from './quote-change-store.ts'
import { addVersion } from './quote-version-store.ts'

export type NewDraft = {
  id: string
  leadId: string
  token: string
  language: Lang
  version: FrozenQuote
}

export async function addQuoteDraft(
  { orm }: Database,
  draft: NewDraft,
  actor: QuoteActor,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await lockLead(transaction, draft.leadId)
    await insertDraft(transaction, draft, actor)
    await planNextStep(transaction, draft.leadId)
  })
}

/** Adds a draft to a lead that the transaction has locked or stored. The next step is not planned. */
export async function insertDraft(
  transaction: Transaction,
  { id, leadId, token, language, version }: NewDraft,
  actor: QuoteActor,
): Promise<void> {
  const { number, validUntil } = version.snapshot
  const row = {
    id,
    leadId,
    number,
    token,
    tokenHash: hashSecret(token),
    version: 1,
    language,
    validUntil,
    chosen: [],
    createdAt: actor.now,
  }
  await transaction.insert(quotes).values({ ...row, status: 'draft' })
  await addVersion(transaction, { quoteId: id, version, adminId: actor.adminId })
  await addLeadEvent(transaction, { leadId, quoteId: id, kind: 'quote-drafted' }, actor)
  const { adminId, ipAddress } = actor
  await addAuditEvent(
    { orm: transaction },
    { action: 'quote-drafted', adminId, ipAddress, detail: { quote: number } },
  )
}
