import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './time-column.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The logo and the icon of the studio as PNG, those of former settings included. */
export const studioPictures = pgTable('studio_pictures', {
  /** As in its address: a hash, and the side in pixels of an icon. */
  id: text('id').primaryKey(),
  bytes: bytes('bytes').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
