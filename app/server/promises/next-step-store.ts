import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { nextStep, type QuoteFacts } from '#domain/promises/next-step.ts'
import type { Transaction } from '../db/database.ts'
import { leads, quotes } from '../db/schema.ts'
import { promiseRules } from './promise-rules.ts'

/**
 * Computes the next step of a lead from its stored facts and stores it. Every transaction that
 * changes one of the facts ends with it; the lead is locked by the transaction.
 */
export async function planNextStep(transaction: Transaction, leadId: string): Promise<void> {
  const [lead] = await transaction
    .select({
      receivedAt: leads.receivedAt,
      status: leads.status,
      spamReason: leads.spamReason,
      deletedAt: leads.deletedAt,
      touchedAt: leads.touchedAt,
      followUps: leads.followUps,
      callBackOn: leads.callBackOn,
      importId: leads.importId,
    })
    .from(leads)
    .where(eq(leads.id, leadId))
  if (!lead) return
  const quote = await findNewestQuote(transaction, leadId)
  const isHeld = lead.spamReason !== null || lead.deletedAt !== null
  const step = nextStep(
    { ...lead, isHeld, isImported: lead.importId !== null, quote },
    promiseRules(),
  )
  await transaction
    .update(leads)
    .set({ nextAction: step?.action ?? null, nextAt: step?.at ?? null })
    .where(eq(leads.id, leadId))
}

async function findNewestQuote(
  transaction: Transaction,
  leadId: string,
): Promise<QuoteFacts | null> {
  const [quote] = await transaction
    .select({
      status: quotes.status,
      createdAt: quotes.createdAt,
      validUntil: quotes.validUntil,
      sentAt: quotes.sentAt,
      acceptedAt: quotes.acceptedAt,
      declinedAt: quotes.declinedAt,
    })
    .from(quotes)
    .where(and(eq(quotes.leadId, leadId), ne(quotes.status, 'void')))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(1)
  return quote ?? null
}

/**
 * Columns for a lead that a statement opens again: an open lead has a next step at any moment, also
 * before planNextStep() has computed the right one. A lead in the bin has none.
 */
export function dueNow(now: Date) {
  const unlessDeleted = (value: SQL) => sql`case when ${leads.deletedAt} is null then ${value} end`
  return {
    nextAction: unlessDeleted(sql`coalesce(${leads.nextAction}, 'answer')`),
    nextAt: unlessDeleted(sql`coalesce(${leads.nextAt}, ${now.toISOString()}::timestamptz)`),
  }
}
