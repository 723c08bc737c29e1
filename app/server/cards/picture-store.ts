import { eq, sql } from 'drizzle-orm'
import { cardPictures } from '../db/card-schema.ts'
import type { Database } from '../db/database.ts'
import type { PreparedPicture } from './prepare-picture.ts'

type Orm = Pick<Database, 'orm'>

/** Stores a picture once, however often it is uploaded. */
export async function addPicture({ orm }: Orm, picture: PreparedPicture): Promise<void> {
  await orm.insert(cardPictures).values(picture).onConflictDoNothing()
}

/** The picture as WebP, or null if there is none with this id. */
export async function getPicture({ orm }: Orm, id: string): Promise<Buffer | null> {
  const [row] = await orm
    .select({ bytes: cardPictures.bytes })
    .from(cardPictures)
    .where(eq(cardPictures.id, id))
  return row?.bytes ?? null
}

/**
 * Removes pictures that no card uses, a day after their upload. Until then an open editor may use
 * them.
 */
export async function removeUnusedPictures({ orm }: Orm): Promise<void> {
  await orm.execute(sql`
    delete from card_pictures
    where created_at < now() - interval '1 day' and not exists (
      select from cards
      where content ->> 'photo' = card_pictures.id or content -> 'gallery' ? card_pictures.id)`)
}
