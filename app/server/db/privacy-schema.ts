import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PrivacyRequestKind } from '#domain/privacy/request-kinds.ts'
import type { Lang } from '#i18n/languages.ts'
import { time } from './time-column.ts'

/** Requests of people to see, correct or erase their own data (requirements 10.4). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').primaryKey(),
    receivedAt: time('received_at').notNull().defaultNow(),
    kind: text('kind').$type<PrivacyRequestKind>().notNull(),
    /** This and the next two columns are empty after an erasure was answered. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    details: text('details').notNull(),
    language: text('language').$type<Lang>().notNull(),
    /** The honeypot was filled in: the request is stored, but no email is sent. */
    suspicious: boolean('suspicious').notNull().default(false),
    linkSentAt: time('link_sent_at'),
    /** When the emailed link was confirmed. */
    verifiedAt: time('verified_at'),
    receiptSentAt: time('receipt_sent_at'),
    noticeSentAt: time('notice_sent_at'),
    answeredAt: time('answered_at'),
  },
  (table) => [index('privacy_requests_received').on(table.receivedAt)],
)
