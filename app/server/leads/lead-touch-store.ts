import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Day } from '#domain/pricing/vat.ts'
import { touch, type TouchChannel, type TouchedFacts } from '#domain/promises/touch.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { admins } from '../db/admin-schema.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leadEvents, leads, quotes } from '../db/schema.ts'
import { dueNow, planNextStep } from '../promises/next-step-store.ts'
import { addLeadEvent, isRepeated } from './lead-event-store.ts'

/** `key` identifies the change, so that one that is sent twice is made once. */
type Change = { id: string; key: string }

/** An answer that was recorded before another one, whose page did not show it. */
export type EarlierTouch = { at: Date; channel: TouchChannel | null; adminName: string | null }

/**
 * Records that the owner got in touch with a person: the clock of the promise stops, and the lead
 * comes back when the person is silent. `seen`: see touch-form.ts.
 */
export async function touchLead(
  database: Database,
  { id, key, channel, seen = null }: Change & { channel: TouchChannel; seen?: string | null },
  actor: Actor,
): Promise<{ kind: 'done'; earlier: EarlierTouch | null } | { kind: 'gone' }> {
  return database.orm.transaction(async (transaction) => {
    const before = await lockFacts(transaction, id)
    if (!before) return { kind: 'gone' }
    if (await isRepeated(transaction, key)) return { kind: 'done', earlier: null }
    const isSeen = seen === null || seen === (before.touchedAt ?? '')
    const earlier = isSeen ? null : await findTouchAfter(transaction, id, seen)
    const hasOpenQuote = await findOpenQuote(transaction, id)
    const after = touch(before, { now: actor.now, hasOpenQuote, isSecond: earlier !== null })
    await writeFacts(transaction, { id, facts: after, status: before.status }, actor)
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
    return { kind: 'done', earlier }
  })
}

/** 'stale': the lead was answered, moved or closed since, so the touch stays (requirements 7.17). */
export async function undoTouch(
  database: Database,
  { id, key, touchKey }: Change & { touchKey: string },
  actor: Actor,
): Promise<{ kind: 'done' | 'stale' | 'gone' }> {
  return database.orm.transaction(async (transaction) => {
    const facts = await lockFacts(transaction, id)
    if (!facts) return { kind: 'gone' }
    if (await isRepeated(transaction, key)) return { kind: 'done' }
    const undone = await findLastTouch(transaction, id)
    if (undone?.key !== touchKey || !undone.before) return { kind: 'stale' }
    if (facts.status !== undone.toStatus || isNewer(facts, undone.at)) return { kind: 'stale' }
    await writeFacts(transaction, { id, facts: undone.before, status: facts.status }, actor)
    await addLeadEvent(
      transaction,
      { leadId: id, kind: 'touch-undone', changeKey: key, toStatus: undone.before.status },
      actor,
    )
    await planNextStep(transaction, id)
    return { kind: 'done' }
  })
}

/** Whether something else counted as an answer after a touch, such as a status there and back. */
function isNewer({ touchedAt }: TouchedFacts, at: Date): boolean {
  return touchedAt === null || new Date(touchedAt) > at
}

/** Sets the day on which the owner gets back to the person; null removes it. */
export async function setCallBack(
  database: Database,
  { id, key, day }: Change & { day: Day | null },
  actor: Actor,
): Promise<{ kind: 'done' | 'gone' }> {
  return database.orm.transaction(async (transaction) => {
    const facts = await lockFacts(transaction, id)
    if (!facts) return { kind: 'gone' }
    if (facts.callBackOn === day || (await isRepeated(transaction, key))) return { kind: 'done' }
    const { status } = facts
    await writeFacts(transaction, { id, facts: { ...facts, callBackOn: day }, status }, actor)
    if (day !== null)
      await addLeadEvent(
        transaction,
        { leadId: id, kind: 'call-back-set', callBackOn: day, changeKey: key },
        actor,
      )
    await planNextStep(transaction, id)
    return { kind: 'done' }
  })
}

const undoable = [
  'touched',
  'touch-undone',
  'call-back-set',
  'quote-sent',
  'quote-extended',
] as const

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

type Written = { id: string; facts: TouchedFacts; status: TouchedFacts['status'] }

/** `status`: that of before. Another one is a new version, so that a change from an older page asks. */
async function writeFacts(
  transaction: Transaction,
  { id, facts, status }: Written,
  { now }: Actor,
): Promise<void> {
  const { touchedAt, ...rest } = facts
  const set = { ...rest, touchedAt: touchedAt === null ? null : new Date(touchedAt) }
  const version = facts.status === status ? {} : { version: sql`${leads.version} + 1` }
  await transaction
    .update(leads)
    .set({ ...set, ...version, ...dueNow(now), updatedAt: now })
    .where(eq(leads.id, id))
}

async function findOpenQuote(transaction: Transaction, leadId: string): Promise<boolean> {
  const open = and(eq(quotes.leadId, leadId), inArray(quotes.status, ['sent', 'viewed']))
  const found = await transaction.select({ id: quotes.id }).from(quotes).where(open).limit(1)
  return found.length > 0
}

/** `seen`: '' for all. */
async function findTouchAfter(
  transaction: Transaction,
  leadId: string,
  seen: string,
): Promise<EarlierTouch | null> {
  const [last] = await transaction
    .select({
      kind: leadEvents.kind,
      at: leadEvents.at,
      channel: leadEvents.channel,
      adminName: admins.name,
    })
    .from(leadEvents)
    .leftJoin(admins, eq(admins.id, leadEvents.adminId))
    .where(
      and(eq(leadEvents.leadId, leadId), inArray(leadEvents.kind, ['touched', 'touch-undone'])),
    )
    .orderBy(desc(leadEvents.at))
    .limit(1)
  if (last?.kind !== 'touched' || last.at.toISOString() <= seen) return null
  const { at, channel, adminName } = last
  return { at, channel, adminName }
}

/** The newest event that changes what undoing a touch would put back, if it is a touch. */
async function findLastTouch(transaction: Transaction, leadId: string) {
  const [last] = await transaction
    .select({
      at: leadEvents.at,
      key: leadEvents.changeKey,
      before: leadEvents.before,
      toStatus: leadEvents.toStatus,
      kind: leadEvents.kind,
    })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leadId), inArray(leadEvents.kind, [...undoable])))
    .orderBy(desc(leadEvents.at))
    .limit(1)
  return last?.kind === 'touched' ? last : null
}
