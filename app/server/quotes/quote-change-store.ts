import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Decline } from '#domain/quotes/decline.ts'
import { isPushed } from '#domain/push/push-kinds.ts'
import type { PriceChange } from '#domain/quotes/price-changes.ts'
import {
  quoteStatusAfter,
  type QuoteAction,
  type StoredQuoteStatus,
} from '#domain/quotes/quote-status.ts'
import type { Lang } from '#i18n/languages.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { LeadEmailKind } from '../db/email-kind.ts'
import type { QuoteEventKind } from '../db/quote-event-kind.ts'
import { emails } from '../db/email-schema.ts'
import { leadEvents, leads, quotes, quoteVersions } from '../db/schema.ts'
import { addLeadEvent, type EventActor } from '../leads/lead-event-store.ts'
import { planNextStep } from '../promises/next-step-store.ts'
import { addPushNotices } from '../push/push-notice-store.ts'
import { closeLeadAsWon, lockLeadOfQuote, reopenLostLead } from './acceptance-store.ts'
import type { FrozenQuote } from './freeze-quote.ts'
import { addPriceChanges } from './price-change-store.ts'
import type { Frozen } from './quote-hash.ts'
import { addVersion, dropDraft, isSameAsLastVersion, replaceDraft } from './quote-version-store.ts'
import { readStoredQuote, type StoredQuote } from './stored-quote.ts'
import { studioDay } from '../studio-day.ts'

/** The person who acts. `adminId` null: the client. */
export type QuoteActor = EventActor & { ipAddress: string }

type QuoteEmail = { kind: LeadEmailKind; recipient: string; language: Lang }

/** The changes that an action stores besides the new status. */
type Effects = {
  version?: FrozenQuote
  chosen?: readonly string[]
  prices?: readonly PriceChange[]
  acceptance?: Frozen
  decline?: Decline
  emails?: readonly QuoteEmail[]
}

export type QuoteChange = {
  id: string
  action: QuoteAction
  /** The hash of the content shown to the user; null skips the check. */
  seen: string | null
  effects?: (quote: StoredQuote) => Effects
}

/**
 * 'stale': the quote has changed since. 'refused': the action is not allowed in its status. Nothing
 * is stored in either case.
 */
export type QuoteChangeResult =
  | { kind: 'changed'; quote: StoredQuote }
  | { kind: 'stale' | 'refused' | 'gone' }

const eventOf = {
  view: 'quote-viewed',
  choose: 'quote-changed',
  accept: 'quote-accepted',
  decline: 'quote-declined',
  reopen: 'quote-reopened',
  edit: 'quote-edited',
  send: 'quote-sent',
  extend: 'quote-extended',
  revise: 'quote-revised',
  void: 'quote-void',
} as const satisfies Record<QuoteAction, QuoteEventKind>

/**
 * Applies every change of a quote. Locks its row, so that one of two simultaneous acceptances is
 * refused.
 */
export async function changeQuote(
  database: Database,
  change: QuoteChange,
  actor: QuoteActor,
): Promise<QuoteChangeResult> {
  return database.orm.transaction(async (transaction) => {
    await lockLeadOfQuote(transaction, change.id)
    const quote = await lockQuote(transaction, change.id)
    if (!quote) return { kind: 'gone' }
    const { action } = change
    const status = quoteStatusAfter(studioDay(actor.now), quote, action)
    if (status === null) return { kind: 'refused' }
    if (change.seen !== null && change.seen !== quote.hash) return { kind: 'stale' }
    const effects = change.effects?.(quote) ?? {}
    const version = await writeVersion(transaction, quote, { action, effects }, actor)
    await writeQuote(transaction, quote, { action, status, effects, version }, actor)
    await recordChange(transaction, quote, { action, effects, version }, actor)
    const { prices: changes = [] } = effects
    await addPriceChanges(transaction, { quoteId: quote.id, changes }, actor)
    if (action === 'accept')
      await closeLeadAsWon(transaction, { leadId: quote.leadId, quoteId: quote.id }, actor)
    if (action === 'reopen') await reopenLostLead(transaction, quote.leadId, actor)
    await planAfterQuote(transaction, { leadId: quote.leadId, action }, actor)
    return { kind: 'changed', quote }
  })
}

/** What the owner does with a sent quote is a touch of its lead. */
async function planAfterQuote(
  transaction: Transaction,
  { leadId, action }: { leadId: string; action: QuoteAction },
  { adminId, now }: QuoteActor,
): Promise<void> {
  if (adminId !== null && (action === 'send' || action === 'extend'))
    await transaction
      .update(leads)
      .set({ touchedAt: now, followUps: 0 })
      .where(eq(leads.id, leadId))
  await planNextStep(transaction, leadId)
}

async function lockQuote(transaction: Transaction, id: string): Promise<StoredQuote | null> {
  const [quote] = await transaction.select().from(quotes).where(eq(quotes.id, id)).for('update')
  if (!quote) return null
  const ofQuote = and(eq(quoteVersions.quoteId, id), eq(quoteVersions.version, quote.version))
  const [version] = await transaction.select().from(quoteVersions).where(ofQuote)
  return version ? readStoredQuote(quote, version) : null
}

type Written = {
  action: QuoteAction
  status: StoredQuoteStatus
  effects: Effects
  /** The content after the action; null if unchanged. */
  version: FrozenQuote | null
}

/**
 * Saves a draft in place, so that only sending changed content creates a version for the client. A
 * draft that is sent unchanged, or withdrawn, restores the client's version.
 */
async function writeVersion(
  transaction: Transaction,
  { id: quoteId, status, version: number }: StoredQuote,
  { action, effects: { version } }: Pick<Written, 'action' | 'effects'>,
  { now, adminId }: QuoteActor,
): Promise<FrozenQuote | null> {
  const draft = { quoteId, version: number }
  if (status === 'draft' && action === 'void') return dropDraft(transaction, draft)
  if (!version) return null
  const content = { quoteId, version, adminId }
  if (action === 'send' && (await isSameAsLastVersion(transaction, content)))
    return dropDraft(transaction, draft)
  if (status === 'draft') await replaceDraft(transaction, { ...content, now })
  else await addVersion(transaction, content)
  return version
}

async function writeQuote(
  transaction: Transaction,
  quote: StoredQuote,
  { action, status, effects, version }: Written,
  { now }: QuoteActor,
): Promise<void> {
  const { chosen, acceptance, decline } = effects
  await transaction
    .update(quotes)
    .set({
      status,
      ...(version && {
        version: version.snapshot.version,
        validUntil: version.snapshot.validUntil,
      }),
      ...(chosen && version === (effects.version ?? null) && { chosen }),
      ...(action === 'send' && { sentAt: now, handedOverAt: null }),
      ...(quote.viewedAt === null && status === 'viewed' && { viewedAt: now }),
      ...(acceptance && {
        acceptedAt: now,
        acceptance: acceptance.text,
        acceptanceHash: acceptance.hash,
      }),
      ...(decline && { declinedAt: now, declineReason: decline.reason, declineText: decline.text }),
    })
    .where(eq(quotes.id, quote.id))
}

async function recordChange(
  transaction: Transaction,
  { id, leadId, number, version: before }: StoredQuote,
  { action, effects, version }: Omit<Written, 'status'>,
  actor: QuoteActor,
): Promise<void> {
  const kind = eventOf[action]
  if (!(kind === 'quote-changed' && (await wasJustChanged(transaction, leadId, id)))) {
    await addLeadEvent(transaction, { leadId, quoteId: id, kind }, actor)
  }
  const quoteVersion = version?.snapshot.version ?? before
  const rows = (effects.emails ?? []).map((email) => ({
    id: randomUUID(),
    leadId,
    quoteId: id,
    quoteVersion,
    ...email,
  }))
  if (rows.length > 0) await transaction.insert(emails).values(rows)
  for (const { kind: email } of rows)
    if (isPushed(email)) await addPushNotices(transaction, { kind: email, leadId })
  if (actor.adminId === null) return
  const { adminId, ipAddress } = actor
  await addAuditEvent(
    { orm: transaction },
    { action: kind, adminId, ipAddress, detail: { quote: number } },
  )
}

/** Whether the last event is a choice of optional lines, so that repeated choices are one event. */
async function wasJustChanged(
  transaction: Transaction,
  leadId: string,
  quoteId: string,
): Promise<boolean> {
  const [last] = await transaction
    .select({ kind: leadEvents.kind, quoteId: leadEvents.quoteId })
    .from(leadEvents)
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(desc(leadEvents.at))
    .limit(1)
  return last?.kind === 'quote-changed' && last.quoteId === quoteId
}
