import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CardContent } from '#domain/business-card/card-content.ts'
import type { StoredCardStatus } from '#domain/business-card/card-status.ts'
import type { CardCountKind } from '#domain/business-card/card-taps.ts'
import { time } from './time-column.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The digital business cards of clients. The founder's card is content (content/cards). */
export const cards = pgTable('cards', {
  id: uuid('id').primaryKey(),
  /** The current slug, which is also in `cardSlugs`. */
  slug: text('slug').notNull().unique(),
  status: text('status').$type<StoredCardStatus>().notNull(),
  content: jsonb('content').$type<CardContent>().notNull(),
  /** Days in the studio's time zone. The card is not shown from `expiresOn` on. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  /** The expiry date that the owner was last reminded of. */
  remindedOf: date('reminded_of', { mode: 'string' }),
  /** Counts changes, so that two open editors cannot overwrite each other. */
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

/** Every slug that a card ever had, so that old links redirect to the current one. */
export const cardSlugs = pgTable(
  'card_slugs',
  {
    slug: text('slug').primaryKey(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
  },
  (table) => [index('card_slugs_card').on(table.cardId)],
)

/** Views and taps by day, without data about visitors. */
export const cardDays = pgTable(
  'card_days',
  {
    /** In the studio's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The id of a stored card or of the founder's. */
    cardId: uuid('card_id').notNull(),
    kind: text('kind').$type<CardCountKind>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.day, table.kind] })],
)

/** Pictures of cards, re-encoded by the server and identified by a hash of their bytes. */
export const cardPictures = pgTable('card_pictures', {
  id: text('id').primaryKey(),
  /** WebP. */
  bytes: bytes('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
