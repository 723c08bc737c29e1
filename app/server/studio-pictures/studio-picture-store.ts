import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { studioPictures } from '../db/studio-picture-schema.ts'

type Orm = Pick<Database, 'orm'>

export type NamedPicture = { id: string; bytes: Buffer }

/** Stores pictures once, however often they are uploaded. */
export async function addStudioPictures(
  { orm }: Orm,
  pictures: readonly NamedPicture[],
): Promise<void> {
  if (pictures.length > 0)
    await orm
      .insert(studioPictures)
      .values([...pictures])
      .onConflictDoUpdate({ target: studioPictures.id, set: { createdAt: sql`now()` } })
}

/** The picture as PNG, or null if there is none with this id. */
export async function getStudioPicture({ orm }: Orm, id: string): Promise<Buffer | null> {
  const [row] = await orm
    .select({ bytes: studioPictures.bytes })
    .from(studioPictures)
    .where(eq(studioPictures.id, id))
  return row?.bytes ?? null
}

export async function findStudioPictureIds({ orm }: Orm): Promise<string[]> {
  const rows = await orm
    .select({ id: studioPictures.id })
    .from(studioPictures)
    .orderBy(studioPictures.id)
  return rows.map(({ id }) => id)
}

/**
 * Removes pictures that were uploaded a day ago and are in no setting, in no change of one, which can
 * be undone, and in no quote.
 */
export async function removeUnusedStudioPictures({ orm }: Orm): Promise<void> {
  await orm.execute(sql`
    delete from studio_pictures
    where created_at < now() - interval '1 day'
      and not exists (
        select from settings
        where key = 'studio' and strpos(value, left(studio_pictures.id, 22)) > 0)
      and not exists (
        select from setting_changes
        where key = 'studio' and strpos(changes::text, left(studio_pictures.id, 22)) > 0)
      and not exists (
        select from quote_versions
        where strpos(snapshot, left(studio_pictures.id, 22)) > 0)`)
}
