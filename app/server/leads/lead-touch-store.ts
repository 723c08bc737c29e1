import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Day } from '#domain/pricing/vat.ts'
import { touch, type TouchChannel, type TouchedFacts } from '#domain/promises/touch.ts'
import type { Actor } from '../admins/audit/actor.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leadEvents, leads, quotes } from '../db/schema.ts'
import { dueNow, planNextStep } from '../promises/next-step-store.ts'
import { addLeadEvent, isRepeated } from './lead-event-store.ts'

/** `key` identifies the change, so that one that is sent twice is made once. */
type Change = { id: string; key: string }

/**
 * Records that the owner got in touch with a person: the clock of the promise stops, and the lead
 * comes back when the person is silent.
 */
export async function touchLead(
  database: Database,
  { id, key, channel }: Change & { channel: TouchChannel },
  actor: Actor,
): Promise<'done' | 'gone'> {
  return database.orm.transaction(async (transaction) => {
    const before = await lockFacts(transaction, id)
    if (!before) return 'gone'
    if (await isRepeated(transaction, key)) return 'done'
    const hasOpenQuote = await findOpenQuote(transaction, id)
    const after = touch(before, { now: actor.now, hasOpenQuote })
    await writeFacts(transaction, { id, facts: after }, actor)
    await addLeadEvent(
      transaction,
      {
        leadId: id,
        kind: 'touched',
        channel,
        before,
        changeKey: key,
        fromStatus: before.status,
        toStatus: after.status,
      },
      actor,
    )
    await planNextStep(transaction, id)
    return 'done'
  })
}

/** 'stale': the lead was answered, moved or closed since, so the touch stays. */
export async function undoTouch(
  database: Database,
  { id, key, touchKey }: Change & { touchKey: string },
  actor: Actor,
): Promise<'done' | 'stale' | 'gone'> {
  return database.orm.transaction(async (transaction) => {
    const facts = await lockFacts(transaction, id)
    if (!facts) return 'gone'
    if (await isRepeated(transaction, key)) return 'done'
    const undone = await findLastTouch(transaction, id)
    if (undone?.key !== touchKey || !undone.before) return 'stale'
    if (facts.status !== undone.toStatus) return 'stale'
    await writeFacts(transaction, { id, facts: undone.before }, actor)
    await addLeadEvent(
      transaction,
      { leadId: id, kind: 'touch-undone', changeKey: key, toStatus: undone.before.status },
      actor,
    )
    await planNextStep(transaction, id)
    return 'done'
  })
}

/** Sets the day on which the owner gets back to the person; null removes it. */
export async function setCallBack(
  database: Database,
  { id, key, day }: Change & { day: Day | null },
  actor: Actor,
): Promise<'done' | 'gone'> {
  return database.orm.transaction(async (transaction) => {
    const facts = await lockFacts(transaction, id)
    if (!facts) return 'gone'
    if (facts.callBackOn === day || (await isRepeated(transaction, key))) return 'done'
    await writeFacts(transaction, { id, facts: { ...facts, callBackOn: day } }, actor)
    if (day !== null)
      await addLeadEvent(
        transaction,
        { leadId: id, kind: 'call-back-set', callBackOn: day, changeKey: key },
        actor,
      )
    await planNextStep(transaction, id)
    return 'done'
  })
}

async function lockFacts(transaction: Transaction, id: string): Promise<TouchedFacts | null> {
  const [lead] = await transaction
    .select({
      status: leads.status,
      touchedAt: leads.touchedAt,
      followUps: leads.followUps,
      callBackOn: leads.callBackOn,
    })
    .from(leads)
    .where(eq(leads.id, id))
    .for('no key update')
  return lead ? { ...lead, touchedAt: lead.touchedAt?.toISOString() ?? null } : null
}

async function writeFacts(
  transaction: Transaction,
  { id, facts }: { id: string; facts: TouchedFacts },
  { now }: Actor,
): Promise<void> {
  const { touchedAt, ...rest } = facts
  const set = { ...rest, touchedAt: touchedAt === null ? null : new Date(touchedAt) }
  await transaction
    .update(leads)
    .set({ ...set, ...dueNow(now), updatedAt: now })
    .where(eq(leads.id, id))
}

async function findOpenQuote(transaction: Transaction, leadId: string): Promise<boolean> {
  const open = and(eq(quotes.leadId, leadId), inArray(quotes.status, ['sent', 'viewed']))
  const found = await transaction.select({ id: quotes.id }).from(quotes).where(open).limit(1)
  return found.length > 0
}

async function findLastTouch(transaction: Transaction, leadId: string) {
  const [last] = await transaction
    .select({
      key: leadEvents.changeKey,
      before: leadEvents.before,
      toStatus: leadEvents.toStatus,
      kind: leadEvents.kind,
    })
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.leadId, leadId),
        inArray(leadEvents.kind, ['touched', 'touch-undone', 'call-back-set', 'quote-sent']),
      ),
    )
    .orderBy(desc(leadEvents.at))
    .limit(1)
  return last?.kind === 'touched' ? last : null
}
