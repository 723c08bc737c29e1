import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { SettingKey } from '../settings/setting-schemas.ts'
import { admins } from '../db/admin-schema.ts'
import { cardDays, cardPictures, cards } from '../db/card-schema.ts'
import type { Database } from '../db/database.ts'
import { leadNotes } from '../db/note-schema.ts'
import { quoteNotes } from '../db/quote-note-schema.ts'
import { leadEvents, quotes, quoteVersions, settings } from '../db/schema.ts'
import { shortLinkDays, shortLinkDestinations, shortLinks } from '../db/short-link-schema.ts'

type Store = Pick<Database, 'orm'>

const pageSize = 500

/** Rows in the order of their ids, a page at a time, so that memory does not grow with the table. */
async function* readAll<Row extends { id: string }>(
  readPage: (after: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: string | undefined
  do {
    const page = await readPage(after)
    if (page.length > 0) yield page
    after = page.length === pageSize ? page.at(-1)?.id : undefined
  } while (after !== undefined)
}

export type ArchivedNote = {
  id: string
  leadId: string
  at: Date
  text: string
  day: string | null
  author: string | null
  earlier: readonly unknown[]
}

export function readNotes({ orm }: Store): AsyncGenerator<ArchivedNote[]> {
  const { id, leadId, at, text, day, earlier } = leadNotes
  return readAll((after) =>
    orm
      .select({ id, leadId, at, text, day, author: admins.name, earlier })
      .from(leadNotes)
      .leftJoin(admins, eq(admins.id, leadNotes.adminId))
      .where(after === undefined ? undefined : gt(id, after))
      .orderBy(asc(id))
      .limit(pageSize),
  )
}

export function readTimeline({ orm }: Store) {
  const { id, leadId, at, kind, channel, fromStatus, toStatus, callBackOn, correction } = leadEvents
  const { quoteId } = leadEvents
  const columns = { id, leadId, at, kind, channel, fromStatus, toStatus, callBackOn, correction }
  return readAll((after) =>
    orm
      .select({ ...columns, quoteId, author: admins.name })
      .from(leadEvents)
      .leftJoin(admins, eq(admins.id, leadEvents.adminId))
      .where(after === undefined ? undefined : gt(id, after))
      .orderBy(asc(id))
      .limit(pageSize),
  )
}

/** Quotes with their versions, and without the secrets in their links. */
export function readQuotes({ orm }: Store) {
  return readAll(async (after) => {
    const page = await orm
      .select()
      .from(quotes)
      .where(after === undefined ? undefined : gt(quotes.id, after))
      .orderBy(asc(quotes.id))
      .limit(pageSize)
    const ids = page.map(({ id }) => id)
    const versions = await orm
      .select()
      .from(quoteVersions)
      .where(inArray(quoteVersions.quoteId, ids))
      .orderBy(asc(quoteVersions.version))
    const byQuote = Map.groupBy(versions, ({ quoteId }) => quoteId)
    const notes = await readQuoteNotes({ orm }, ids)
    return page.map(({ token: _token, tokenHash: _hash, acceptance, ...quote }) => ({
      ...quote,
      acceptance: acceptance === null ? null : parseJson(acceptance),
      privateNotes: (notes.get(quote.id) ?? []).map(({ quoteId: _id, ...note }) => note),
      versions: (byQuote.get(quote.id) ?? []).map(({ version, snapshot, hash, createdAt }) => ({
        version,
        createdAt,
        hash,
        content: parseJson(snapshot),
      })),
    }))
  })
}

/** What was saved as the private note of each quote, the oldest in front. */
async function readQuoteNotes({ orm }: Store, ids: readonly string[]) {
  const { quoteId, at, text } = quoteNotes
  const rows = await orm
    .select({ quoteId, at, text, author: admins.name })
    .from(quoteNotes)
    .leftJoin(admins, eq(admins.id, quoteNotes.adminId))
    .where(inArray(quoteId, [...ids]))
    .orderBy(asc(at), asc(quoteNotes.id))
  return Map.groupBy(rows, (row) => row.quoteId)
}

export function readCards({ orm }: Store) {
  return readAll(async (after) => {
    const page = await orm
      .select()
      .from(cards)
      .where(after === undefined ? undefined : gt(cards.id, after))
      .orderBy(asc(cards.id))
      .limit(pageSize)
    const { cardId, day, kind, count } = cardDays
    const days = await orm
      .select({ cardId, day, kind, count })
      .from(cardDays)
      .where(
        inArray(
          cardId,
          page.map(({ id }) => id),
        ),
      )
      .orderBy(asc(day))
    const byCard = Map.groupBy(days, (each) => each.cardId)
    return page.map((card) => ({ ...card, days: byCard.get(card.id) ?? [] }))
  })
}

export type ArchivedCode = {
  id: string
  slug: string
  name: string
  destination: string
  status: string
  createdAt: Date
  scans: number
  destinations: { destination: string; since: Date }[]
}

/** Codes that were not deleted, with every destination that they had. */
export function readCodes({ orm }: Store): AsyncGenerator<ArchivedCode[]> {
  const { id, slug, name, destination, status, createdAt } = shortLinks
  const scans = sql<number>`(select coalesce(sum(count), 0)::int from ${shortLinkDays}
    where link_id = ${id})`
  return readAll(async (after) => {
    const page = await orm
      .select({ id, slug, name, destination, status, createdAt, scans })
      .from(shortLinks)
      .where(
        and(sql`${shortLinks.removedAt} is null`, after === undefined ? undefined : gt(id, after)),
      )
      .orderBy(asc(id))
      .limit(pageSize)
    const places = await orm
      .select({
        linkId: shortLinkDestinations.linkId,
        destination: shortLinkDestinations.destination,
        since: shortLinkDestinations.since,
      })
      .from(shortLinkDestinations)
      .where(
        inArray(
          shortLinkDestinations.linkId,
          page.map((code) => code.id),
        ),
      )
      .orderBy(asc(shortLinkDestinations.version))
    const byCode = Map.groupBy(places, ({ linkId }) => linkId)
    return page.map((code) => ({ ...code, destinations: byCode.get(code.id) ?? [] }))
  })
}

/** Settings without secrets: passwords and keys are not among them. */
const openSettings: readonly SettingKey[] = [
  'usd_to_ils_rate',
  'usd_to_ils_rate_origin',
  'price_source',
  'price_choices',
  'own_prices',
  'studio',
  'testimonials',
  'replies',
  'geo_gate',
]

export async function readSettings({ orm }: Store): Promise<Record<string, unknown>> {
  const rows = await orm
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...openSettings]))
    .orderBy(asc(settings.key))
  return Object.fromEntries(rows.map(({ key, value }) => [key, parseJson(value)]))
}

/** The ids of all pictures of cards, which are few; each is read by itself. */
export async function findPictureIds({ orm }: Store): Promise<string[]> {
  const rows = await orm.select({ id: cardPictures.id }).from(cardPictures).orderBy(cardPictures.id)
  return rows.map(({ id }) => id)
}

/** The text itself where it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
