import { and, asc, desc, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { nextStep } from '#domain/promises/next-step.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leads, quotes } from '../db/schema.ts'
import { promiseRules } from './promise-rules.ts'

/** Few enough to lock only for a moment. */
const batch = 500

/**
 * Computes the next steps of all open leads again, by the hours that count now: called after the
 * studio's hours or closed days have changed. A step that stays the same is not written.
 */
export async function replanOpenLeads({ orm }: Pick<Database, 'orm'>): Promise<void> {
  let after: string | null = null
  do after = await orm.transaction((transaction) => replanBatch(transaction, after))
  while (after !== null)
}

/** Returns the last lead of the batch, or null where there are no more. */
async function replanBatch(transaction: Transaction, after: string | null): Promise<string | null> {
  const rows = await findOpenLeads(transaction, after)
  const newest = await findNewestQuotes(
    transaction,
    rows.map(({ id }) => id),
  )
  const steps = rows.flatMap(({ id, nextAction, nextAt, spamReason, importId, ...facts }) => {
    const quote = newest.get(id) ?? null
    const isImported = importId !== null
    const isHeld = spamReason !== null
    const step = nextStep({ ...facts, isHeld, isImported, quote }, promiseRules())
    const isSame = step?.action === nextAction && step.at.getTime() === nextAt?.getTime()
    return isSame ? [] : [{ id, action: step?.action ?? null, at: step?.at.toISOString() ?? null }]
  })
  if (steps.length > 0)
    await transaction.execute(sql`
      update ${leads} set next_action = step.action, next_at = step.at
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as step(id uuid, action text, at timestamptz)
      where ${leads.id} = step.id`)
  return rows.length < batch ? null : (rows.at(-1)?.id ?? null)
}

function findOpenLeads(transaction: Transaction, after: string | null) {
  return transaction
    .select({
      id: leads.id,
      nextAction: leads.nextAction,
      nextAt: leads.nextAt,
      receivedAt: leads.receivedAt,
      status: leads.status,
      spamReason: leads.spamReason,
      touchedAt: leads.touchedAt,
      followUps: leads.followUps,
      callBackOn: leads.callBackOn,
      importId: leads.importId,
    })
    .from(leads)
    .where(and(isNotNull(leads.nextAt), after === null ? undefined : gt(leads.id, after)))
    .orderBy(asc(leads.id))
    .limit(batch)
    .for('update')
}

async function findNewestQuotes(transaction: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await transaction
    .selectDistinctOn([quotes.leadId], {
      leadId: quotes.leadId,
      status: quotes.status,
      createdAt: quotes.createdAt,
      validUntil: quotes.validUntil,
      sentAt: quotes.sentAt,
      acceptedAt: quotes.acceptedAt,
      declinedAt: quotes.declinedAt,
    })
    .from(quotes)
    .where(and(inArray(quotes.leadId, [...ids]), ne(quotes.status, 'void')))
    .orderBy(quotes.leadId, desc(quotes.createdAt), desc(quotes.id))
  return new Map(rows.map(({ leadId, ...quote }) => [leadId, quote]))
}
