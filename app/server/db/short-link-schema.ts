import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PresetName } from '#domain/qr/code-style.ts'
import type { ShortLinkStatus } from '#domain/short-links/short-link-status.ts'
import { time } from './time-column.ts'

/** Addresses of this site, /q/{slug}, whose destination can be changed after they are printed. */
export const shortLinks = pgTable('short_links', {
  id: uuid('id').primaryKey(),
  /** Never changes and is never reused, because it may be in print. */
  slug: text('slug').notNull().unique(),
  /** The owner's name for the link. */
  name: text('name').notNull(),
  /** An absolute address, or a path of this site. */
  destination: text('destination').notNull(),
  status: text('status').$type<ShortLinkStatus>().notNull(),
  /** The design of its QR code. */
  look: text('look').$type<PresetName>().notNull(),
  /** Counts changes, so that two open editors cannot overwrite each other. */
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull().defaultNow(),
  /** When the link was deleted. Its row keeps only the slug. */
  removedAt: time('removed_at'),
})

/** Every destination that a link ever had, including the current one. */
export const shortLinkDestinations = pgTable(
  'short_link_destinations',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => shortLinks.id, { onDelete: 'cascade' }),
    /** The version of the link that introduced the destination. */
    version: integer('version').notNull(),
    destination: text('destination').notNull(),
    since: time('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.version] })],
)

/** Scans by day, without data about visitors. */
export const shortLinkDays = pgTable(
  'short_link_days',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => shortLinks.id, { onDelete: 'cascade' }),
    /** In the studio's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
)
