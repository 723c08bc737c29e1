import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Lang } from '#i18n/languages.ts'
import { admins } from './admin-schema.ts'
import type { EmailKind } from './email-kind.ts'
import { leads, quotes } from './schema.ts'
import { time } from './time-column.ts'

/**
 * The outbox: emails to send, sent or given up, stored in the transaction of their cause. Has no
 * text and no secret, because an email is composed from the rows that it is about.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    /** The lead that the email is about, or in `adminId` the admin whose account it is about. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    /** The quote, and its version, that the email is about. */
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    quoteVersion: integer('quote_version'),
    kind: text('kind').$type<EmailKind>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Lang>().notNull(),
    /**
     * 'failed': given up. 'written-to-file': there was no SMTP server. 'dismissed': failed and dealt
     * with, or held.
     */
    status: text('status')
      .$type<'waiting' | 'sent' | 'written-to-file' | 'failed' | 'dismissed'>()
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** For an email that was written to a file, when it was. */
    sentAt: time('sent_at'),
  },
  (table) => [
    index('emails_due').on(table.status, table.nextAttemptAt),
    index('emails_created').on(table.createdAt, table.id),
    index('emails_status').on(table.status, table.createdAt, table.id),
    index('emails_held_notice')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'held-notice'`),
    index('emails_lead').on(table.leadId),
    index('emails_quote').on(table.quoteId).where(isNotNull(table.quoteId)),
  ],
)
