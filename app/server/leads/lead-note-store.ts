import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { LeadChange } from '#domain/leads/lead-change.ts'
import type { Day } from '#domain/pricing/vat.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import { admins } from '../db/admin-schema.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leadNotes } from '../db/note-schema.ts'
import { leads } from '../db/schema.ts'
import { planNextStep } from '../promises/next-step-store.ts'
import type { ChangeResult } from './change-result.ts'
import { addLeadEvent } from './lead-event-store.ts'

export type NoteRow = Omit<typeof leadNotes.$inferSelect, 'leadId' | 'adminId'> & {
  adminName: string | null
}

/** The notes on a lead, newest first, with those that were removed. */
export async function findNotes(
  { orm }: Pick<Database, 'orm'>,
  leadId: string,
): Promise<NoteRow[]> {
  return orm
    .select({
      id: leadNotes.id,
      at: leadNotes.at,
      text: leadNotes.text,
      day: leadNotes.day,
      earlier: leadNotes.earlier,
      adminName: admins.name,
    })
    .from(leadNotes)
    .leftJoin(admins, eq(admins.id, leadNotes.adminId))
    .where(eq(leadNotes.leadId, leadId))
    .orderBy(desc(leadNotes.at), desc(leadNotes.id))
}

type NoteChange = Extract<LeadChange, { field: 'notes' }>

/** `version`: of the lead, which the transaction has locked. */
type Saved = { id: string; version: number; change: NoteChange }

/**
 * Adds a note to a lead, or changes one and keeps what it said before; an empty text removes it. The
 * day of a note becomes the lead's next step.
 */
export async function saveNote(
  transaction: Transaction,
  { id: leadId, version, change }: Saved,
  actor: Actor,
): Promise<ChangeResult> {
  const noteId = change.note ?? leadId
  const stored = await findNote(transaction, noteId)
  if (stored && stored.leadId !== leadId) return { kind: 'gone' }
  const text = stored?.text ?? ''
  if (version !== change.version && text !== change.before)
    return { kind: 'stale', current: text, version }
  const day = dayAfter(change, stored?.day ?? null)
  if (text === change.value && day === (stored?.day ?? null)) return { kind: 'changed' }
  if (stored) {
    const until = actor.now.toISOString()
    const earlier = [...stored.earlier, { text, day: stored.day, until }]
    await transaction
      .update(leadNotes)
      .set({ text: change.value, day, earlier })
      .where(eq(leadNotes.id, noteId))
  } else {
    const { now: at, adminId } = actor
    await transaction
      .insert(leadNotes)
      .values({ id: noteId, leadId, at, text: change.value, day, adminId })
  }
  await writeTexts(transaction, { leadId, version }, actor)
  await recordNote(transaction, { leadId, key: change.key }, actor)
  if (day !== (stored?.day ?? null))
    await moveCallBack(transaction, { leadId, from: stored?.day ?? null, to: day }, actor)
  return { kind: 'changed' }
}

/** A note that is removed has no day any more. */
function dayAfter({ value, day }: NoteChange, stored: Day | null): Day | null {
  if (value === '') return null
  return day === undefined ? stored : day
}

/** Adds the first note of a lead that is stored by the same transaction. */
export async function addFirstNote(
  transaction: Transaction,
  { leadId, text, day }: { leadId: string; text: string; day: Day | null },
  { now: at, adminId }: Actor,
): Promise<void> {
  if (text !== '')
    await transaction.insert(leadNotes).values({ id: leadId, leadId, at, text, day, adminId })
}

async function findNote(transaction: Transaction, id: string) {
  const [note] = await transaction.select().from(leadNotes).where(eq(leadNotes.id, id))
  return note ?? null
}

/** The texts of all notes, which the list shows and the search reads. */
async function writeTexts(
  transaction: Transaction,
  { leadId, version }: { leadId: string; version: number },
  { now }: Actor,
): Promise<void> {
  const texts = transaction
    .select({
      all: sql`coalesce(string_agg(text, E'\n\n' order by at desc, id desc), '')`.as('all'),
    })
    .from(leadNotes)
    .where(and(eq(leadNotes.leadId, leadId), ne(leadNotes.text, '')))
  await transaction
    .update(leads)
    .set({ notes: sql`(${texts})`, version: version + 1, updatedAt: now })
    .where(eq(leads.id, leadId))
}

async function recordNote(
  transaction: Transaction,
  { leadId, key }: { leadId: string; key: string | undefined },
  actor: Actor,
): Promise<void> {
  const { adminId, ipAddress } = actor
  await addLeadEvent(transaction, { leadId, kind: 'notes', changeKey: key ?? null }, actor)
  await addAuditEvent(
    { orm: transaction },
    { action: 'lead-notes-saved', adminId, ipAddress, detail: { lead: leadId } },
  )
}

/** Taking a day off a note leaves a day that was set in another way since. */
async function moveCallBack(
  transaction: Transaction,
  { leadId, from, to }: { leadId: string; from: Day | null; to: Day | null },
  actor: Actor,
): Promise<void> {
  const isLead = eq(leads.id, leadId)
  await transaction
    .update(leads)
    .set({ callBackOn: to })
    .where(to === null ? and(isLead, eq(leads.callBackOn, from ?? '')) : isLead)
  if (to !== null)
    await addLeadEvent(transaction, { leadId, kind: 'call-back-set', callBackOn: to }, actor)
  await planNextStep(transaction, leadId)
}
