import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ShortLinkContent } from '#domain/short-links/short-link-form.ts'
import type { Database } from '../db/database.ts'
import { cutPage, isBehind, type ListCursor, type ListPage } from '../db/list-page-store.ts'
import { shortLinkDays, shortLinkDestinations, shortLinks } from '../db/short-link-schema.ts'

type Orm = Pick<Database, 'orm'>

export type ShortLink = ShortLinkContent & { id: string; slug: string; version: number }

const columns = {
  id: shortLinks.id,
  slug: shortLinks.slug,
  name: shortLinks.name,
  destination: shortLinks.destination,
  status: shortLinks.status,
  look: shortLinks.look,
  version: shortLinks.version,
} as const

/** The current destination of a slug; null if unknown, paused or deleted. */
export async function getDestination(
  { orm }: Orm,
  slug: string,
): Promise<{ id: string; destination: string } | null> {
  const [found] = await orm
    .select({ id: shortLinks.id, destination: shortLinks.destination })
    .from(shortLinks)
    .where(
      and(eq(shortLinks.slug, slug), eq(shortLinks.status, 'active'), isNull(shortLinks.removedAt)),
    )
  return found ?? null
}

export async function getShortLink({ orm }: Orm, id: string): Promise<ShortLink | null> {
  const [found] = await orm
    .select(columns)
    .from(shortLinks)
    .where(and(eq(shortLinks.id, id), isNull(shortLinks.removedAt)))
  return found ?? null
}

/** A page of links, the newest first. `next` is null on the last page. */
export async function findShortLinks(
  { orm }: Orm,
  { after, limit }: ListPage,
): Promise<{ links: ShortLink[]; next: ListCursor | null }> {
  const { createdAt, id } = shortLinks
  const rows = await orm
    .select({ ...columns, createdAt })
    .from(shortLinks)
    .where(and(isNull(shortLinks.removedAt), after && isBehind({ createdAt, id }, after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
  const { page: links, next } = cutPage(rows, limit)
  return { links, next }
}

export type PastDestination = { destination: string; since: Date }

/** Every destination of a link so far, the newest first. */
export function findDestinations({ orm }: Orm, linkId: string): Promise<PastDestination[]> {
  return orm
    .select({
      destination: shortLinkDestinations.destination,
      since: shortLinkDestinations.since,
    })
    .from(shortLinkDestinations)
    .where(eq(shortLinkDestinations.linkId, linkId))
    .orderBy(desc(shortLinkDestinations.version))
}

/** 'taken': another link has the slug, or had it. */
export async function addShortLink(
  { orm }: Orm,
  { id, slug, content }: { id: string; slug: string; content: ShortLinkContent },
): Promise<'changed' | 'taken'> {
  return orm.transaction(async (transaction) => {
    const added = await transaction
      .insert(shortLinks)
      .values({ id, slug, ...content })
      .onConflictDoNothing()
      .returning({ id: shortLinks.id })
    if (added.length === 0) return 'taken'
    const { destination } = content
    await transaction.insert(shortLinkDestinations).values({ linkId: id, version: 1, destination })
    return 'changed'
  })
}

/** Stores a change based on `version`. The slug never changes, because it may be in print. */
export async function changeShortLink(
  { orm }: Orm,
  { id, version, content }: { id: string; version: number; content: ShortLinkContent },
): Promise<'changed' | 'stale' | 'gone'> {
  return orm.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(shortLinks)
      .where(and(eq(shortLinks.id, id), isNull(shortLinks.removedAt)))
      .for('update')
    if (!row) return 'gone'
    if (row.version !== version) return 'stale'
    const next = version + 1
    await transaction
      .update(shortLinks)
      .set({ ...content, version: next })
      .where(eq(shortLinks.id, id))
    const { destination } = content
    if (destination !== row.destination)
      await transaction
        .insert(shortLinkDestinations)
        .values({ linkId: id, version: next, destination })
    return 'changed'
  })
}

/** Removes everything except the slug, which no other link may take. */
export async function removeShortLink({ orm }: Orm, id: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.delete(shortLinkDestinations).where(eq(shortLinkDestinations.linkId, id))
    await transaction.delete(shortLinkDays).where(eq(shortLinkDays.linkId, id))
    await transaction
      .update(shortLinks)
      .set({ name: '', destination: '', status: 'paused', removedAt: sql`now()` })
      .where(eq(shortLinks.id, id))
  })
}
