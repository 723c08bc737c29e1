import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { emails } from '../db/email-schema.ts'
import { leadNotes } from '../db/note-schema.ts'
import { leadKeys } from '../db/lead-key-schema.ts'
import { quoteNotes } from '../db/quote-note-schema.ts'
import { leadEvents, leads, quotes, quoteVersions } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { removeEmailFiles } from '../integrations/email-files.ts'
import { emailOfPerson, findPerson } from '../people/person-lead-store.ts'
import { findNotices } from './notice-store.ts'

type Store = Pick<Database, 'orm'>

/**
 * `isSure`: the lead has the confirmed email address; otherwise only the phone number is the
 * same, or an admin joined it.
 */
export type PersonLead = {
  id: string
  receivedAt: Date
  name: string
  email: string
  phone: string
  isSure: boolean
  isAccepted: boolean
  isKept: boolean
}

export type ChosenLead = Pick<PersonLead, 'id' | 'isSure'>

/**
 * The leads with a person's email address, and all others that are of the same person by
 * domain/people or because an admin joined them.
 */
export async function findPersonLeads({ orm }: Store, email: string): Promise<PersonLead[]> {
  if (email === '') return []
  const isSure = eq(emailOfPerson, email.toLowerCase())
  const { ids } = await findPerson({ orm }, isSure)
  if (ids.length === 0) return []
  const isAccepted = sql<boolean>`exists (select from quotes
    where quotes.lead_id = ${leads.id} and quotes.status = 'accepted')`
  return orm
    .select({
      id: leads.id,
      receivedAt: leads.receivedAt,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      isSure: sql<boolean>`${isSure}`,
      isAccepted,
      isKept: sql<boolean>`${leads.keptReason} is not null`,
    })
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(desc(leads.receivedAt))
}

/** The number of leads that have only the phone number of the person. */
export function countUnsure(chosen: readonly ChosenLead[]): number {
  return chosen.filter(({ isSure }) => !isSure).length
}

/**
 * Everything stored about these leads, for the person to read. Times are ISO in JSON. A lead
 * without the address of the person says so, because it may be somebody else's.
 */
export async function exportPerson({ orm }: Store, chosenLeads: readonly ChosenLead[]) {
  if (chosenLeads.length === 0)
    return { leads: [], privacyNotices: [], notes: [], events: [], quotes: [], emails: [] }
  const chosen = chosenLeads.map(({ id }) => id)
  const sure = new Set(chosenLeads.flatMap(({ id, isSure }) => (isSure ? [id] : [])))
  const [found, notices, notes, events, offered, sent] = await Promise.all([
    orm.select().from(leads).where(inArray(leads.id, chosen)),
    findNotices({ orm }),
    orm.select().from(leadNotes).where(inArray(leadNotes.leadId, chosen)),
    orm.select().from(leadEvents).where(inArray(leadEvents.leadId, chosen)),
    orm
      .select({
        leadId: quotes.leadId,
        number: quotes.number,
        status: quotes.status,
        version: quoteVersions.version,
        sentAt: quotes.sentAt,
        viewedAt: quotes.viewedAt,
        acceptance: quotes.acceptance,
        declinedAt: quotes.declinedAt,
        declineReason: quotes.declineReason,
        declineText: quotes.declineText,
        content: quoteVersions.snapshot,
      })
      .from(quotes)
      .innerJoin(quoteVersions, eq(quoteVersions.quoteId, quotes.id))
      .where(inArray(quotes.leadId, chosen)),
    orm
      .select({
        leadId: emails.leadId,
        kind: emails.kind,
        recipient: emails.recipient,
        status: emails.status,
        createdAt: emails.createdAt,
        sentAt: emails.sentAt,
      })
      .from(emails)
      .where(inArray(emails.leadId, chosen)),
  ])
  const shown = new Set(found.map(({ privacyNotice }) => privacyNotice))
  return {
    privacyNotices: notices.filter(({ version }) => shown.has(version)),
    leads: found.map(({ search: _search, notes: _texts, ...lead }) => ({
      ...lead,
      matchedBy: sure.has(lead.id) ? 'email address' : 'phone number or joined by the studio',
    })),
    notes: notes.map(({ adminId: _admin, ...note }) => note),
    events: events.map(({ adminId: _admin, changeKey: _key, ...event }) => event),
    quotes: offered.map(({ acceptance, content, ...quote }) => ({
      ...quote,
      acceptance: acceptance === null ? null : parseJson(acceptance),
      content: parseJson(content),
    })),
    emails: sent,
  }
}

function parseJson(text: string): unknown {
  return JSON.parse(text)
}

/**
 * Numbers of leads and emails. `minimized`: leads with an accepted quote, which keep only their
 * name. `kept`: leads kept for a claim, unchanged. `left`: of all these, leads that still have
 * contact details.
 */
export type Erasure = {
  removed: number
  minimized: number
  kept: number
  emails: number
  left: number
}

/**
 * Erases leads with their timeline, emails, mail files and quotes. An accepted quote is an
 * agreement and stays; everything else about its lead is erased (requirements 10.4).
 */
export async function erasePerson(
  database: Database,
  { leads: chosen, env }: { leads: readonly ChosenLead[]; env: Pick<Env, 'DATA_DIR'> },
  actor: Actor,
): Promise<Erasure> {
  const ids = chosen.map(({ id }) => id)
  const { files, ...erasure } = await database.orm.transaction(async (transaction) => {
    const { accepted, removable, kept } = await sortLeads(transaction, ids)
    const erased = [...accepted, ...removable]
    const files = await transaction
      .select({ id: emails.id })
      .from(emails)
      .where(inArray(emails.leadId, erased))
    if (erased.length > 0) {
      await transaction.delete(leadKeys).where(inArray(leadKeys.leadId, erased))
      await transaction.delete(leads).where(inArray(leads.id, removable))
      await minimize(transaction, accepted)
    }
    const done = {
      removed: removable.length,
      minimized: accepted.length,
      kept: kept.length,
      emails: files.length,
    }
    const { adminId, ipAddress } = actor
    const unsure = countUnsure(chosen)
    await addAuditEvent(
      { orm: transaction },
      { action: 'person-erased', adminId, ipAddress, detail: { ...done, unsure } },
    )
    const left = await transaction.$count(
      leads,
      and(inArray(leads.id, [...ids]), or(ne(leads.email, ''), ne(leads.phone, ''))),
    )
    return { ...done, left, files }
  })
  await removeEmailFiles(
    env,
    files.map(({ id }) => id),
  )
  return erasure
}

/** Locks leads before quotes, in the same order as an acceptance does. */
async function sortLeads(transaction: Transaction, ids: readonly string[]) {
  const found = await transaction
    .select({ id: leads.id, keptReason: leads.keptReason })
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(leads.id)
    .for('update')
  const agreements = await transaction
    .select({ leadId: quotes.leadId, status: quotes.status })
    .from(quotes)
    .where(inArray(quotes.leadId, [...ids]))
    .for('update')
  const withAgreement = new Set(
    agreements.filter(({ status }) => status === 'accepted').map(({ leadId }) => leadId),
  )
  const free = found.filter(({ keptReason }) => keptReason === null).map(({ id }) => id)
  return {
    kept: found.filter(({ keptReason }) => keptReason !== null),
    accepted: free.filter((id) => withAgreement.has(id)),
    removable: free.filter((id) => !withAgreement.has(id)),
  }
}

const erasedColumns = {
  email: '',
  phone: '',
  phoneRaw: '',
  message: '',
  notes: '',
  ipAddress: '',
  userAgent: '',
  pageUrl: '',
  cameFrom: '',
  budget: null,
}

async function minimize(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const chosen = [...ids]
  await transaction.delete(emails).where(inArray(emails.leadId, chosen))
  await transaction.delete(leadNotes).where(inArray(leadNotes.leadId, chosen))
  await transaction
    .delete(quotes)
    .where(and(inArray(quotes.leadId, chosen), ne(quotes.status, 'accepted')))
  const kept = transaction
    .update(quotes)
    .set({ privateNote: '' })
    .where(inArray(quotes.leadId, chosen))
  const quoteIds = (await kept.returning({ id: quotes.id })).map(({ id }) => id)
  await transaction.delete(quoteNotes).where(inArray(quoteNotes.quoteId, quoteIds))
  await transaction
    .update(leadEvents)
    .set({ correction: null })
    .where(inArray(leadEvents.leadId, chosen))
  await transaction
    .update(leads)
    .set({ ...erasedColumns, version: sql`${leads.version} + 1` })
    .where(inArray(leads.id, chosen))
}
