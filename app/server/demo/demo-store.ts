import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { inArray, notInArray } from 'drizzle-orm'
import { timeZone } from '#catalog/place.ts'
import { cardEnd } from '#domain/business-card/card-status.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import { cards, cardSlugs } from '../db/card-schema.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leadNotes } from '../db/note-schema.ts'
import { leadEvents, leads, quotes, quoteVersions } from '../db/schema.ts'
import { shortLinkDestinations, shortLinks } from '../db/short-link-schema.ts'
import { planNextStep } from '../promises/next-step-store.ts'
import { takeQuoteNumber } from '../quotes/quote-store.ts'
import type { currentTerms } from '../quotes/quote-terms.ts'
import { parseSetting } from '../settings/setting-schemas.ts'
import { changeSettings, getSetting } from '../settings/setting-store.ts'
import { demoCard, demoLink } from './demo-card.ts'
import { demoLeads, type DemoLead } from './demo-leads.ts'
import { demoQuote } from './demo-quotes.ts'
import { demoRow } from './demo-row.ts'

/** The ids of what the demo made: nothing else is ever removed with it. */
export type Demo = { leads: string[]; cards: string[]; links: string[] }

export async function findDemo(database: Pick<Database, 'orm'>): Promise<Demo | null> {
  return parseSetting('demo', (await getSetting(database, 'demo')) ?? undefined)
}

/** Leads that are not of the demo. */
export async function countRealLeads(database: Pick<Database, 'orm'>): Promise<number> {
  const { leads: ids = [] } = (await findDemo(database)) ?? {}
  return database.orm.$count(leads, ids.length === 0 ? undefined : notInArray(leads.id, ids))
}

type Terms = ReturnType<typeof currentTerms>

/**
 * Adds leads of three months with notes and quotes, a business card and a short link, and stores their
 * ids. Sends no email. Returns null where there is a demo already.
 */
export async function addDemo(
  database: Database,
  { terms, now }: { terms: Terms; now: Date },
): Promise<Demo | null> {
  if ((await findDemo(database)) !== null) return null
  const numbers = await takeNumbers(database, now)
  return database.orm.transaction(async (transaction) => {
    const ids: string[] = []
    for (const [index, lead] of demoLeads.entries())
      ids.push(
        await addLead(transaction, lead, { index, terms, now, number: numbers[index] ?? '' }),
      )
    const demo = { leads: ids, ...(await addCardAndLink(transaction, now)) }
    await changeSettings({ orm: transaction }, { demo: JSON.stringify(demo) })
    const made = { action: 'demo-added', adminId: null, ipAddress: '' } as const
    await addAuditEvent({ orm: transaction }, { ...made, detail: { leads: ids.length } })
    return demo
  })
}

async function takeNumbers(database: Database, now: Date): Promise<string[]> {
  const year = dayIn(now, timeZone).slice(0, 4)
  const numbers: string[] = []
  for (const { quote } of demoLeads)
    numbers.push(quote === undefined ? '' : await takeQuoteNumber(database, year))
  return numbers
}

type Place = { index: number; terms: Terms; now: Date; number: string }

async function addLead(
  transaction: Transaction,
  lead: DemoLead,
  { index, terms, now, number }: Place,
): Promise<string> {
  const row = demoRow(lead, { index, now })
  const { id, email, receivedAt } = row
  await transaction.insert(leads).values(row)
  const answered = new Date(Math.min(receivedAt.getTime() + 3_600_000, now.getTime()))
  if (row.touchedAt !== null)
    await transaction
      .insert(leadEvents)
      .values({ id: randomUUID(), leadId: id, at: answered, kind: 'touched', channel: 'whatsapp' })
  if (lead.note !== undefined)
    await transaction
      .insert(leadNotes)
      .values({ id: randomUUIDv7(), leadId: id, at: answered, text: lead.note })
  const rows =
    lead.quote &&
    demoQuote({ lead: { ...lead, id, email }, status: lead.quote, number, issued: answered, terms })
  if (rows) {
    await transaction.insert(quotes).values(rows.quote)
    await transaction.insert(quoteVersions).values(rows.version)
  }
  await planNextStep(transaction, id)
  return id
}

async function addCardAndLink(transaction: Transaction, now: Date): Promise<Omit<Demo, 'leads'>> {
  const startsOn = dayIn(now, timeZone)
  const card = { id: randomUUID(), ...demoCard, startsOn, expiresOn: cardEnd(startsOn) }
  const [shown] = await transaction.insert(cards).values(card).onConflictDoNothing().returning()
  if (shown) await transaction.insert(cardSlugs).values({ slug: card.slug, cardId: card.id })
  const link = { id: randomUUID(), ...demoLink }
  const [led] = await transaction.insert(shortLinks).values(link).onConflictDoNothing().returning()
  if (led)
    await transaction
      .insert(shortLinkDestinations)
      .values({ linkId: link.id, version: 1, destination: link.destination })
  return { cards: shown ? [card.id] : [], links: led ? [link.id] : [] }
}

/** Erases what the demo made, whatever became of it. Returns the number of leads that were there. */
export async function removeDemo(
  database: Database,
  { adminId, ipAddress }: Pick<Actor, 'adminId' | 'ipAddress'>,
): Promise<number | null> {
  return database.orm.transaction(async (transaction) => {
    const store = { orm: transaction }
    const demo = await findDemo(store)
    if (demo === null) return null
    const removed = await transaction
      .delete(leads)
      .where(inArray(leads.id, demo.leads))
      .returning({ id: leads.id })
    await transaction.delete(cards).where(inArray(cards.id, demo.cards))
    await transaction.delete(shortLinks).where(inArray(shortLinks.id, demo.links))
    await changeSettings(store, { demo: 'null' })
    const detail = { leads: removed.length }
    await addAuditEvent(store, { action: 'demo-removed', adminId, ipAddress, detail })
    return removed.length
  })
}
