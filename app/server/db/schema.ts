import { isNotNull } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BudgetId } from '#catalog/budgets.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import type { StoredQuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Lang } from '#i18n/languages.ts'

/** Three digits of a second, so that a page of leads can be continued by its last time. */
function time(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

/** Small values the owner can change; `usd_to_ils_rate` is one. `version` counts all changes, so that every node drops its page cache. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    /** Server clock. The order of the list. */
    receivedAt: time('received_at').notNull().defaultNow(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Digits with the country prefix and a plus, or the raw input where nothing could be made of it. */
    phone: text('phone').notNull(),
    phoneRaw: text('phone_raw').notNull(),
    phonePrefix: text('phone_prefix').notNull(),
    countryCode: text('country_code').notNull(),
    /** The number looks odd for its country: kept, shown with a mark. */
    phoneOdd: boolean('phone_odd').notNull().default(false),
    serviceType: text('service_type').$type<ServiceChoice>(),
    budget: text('budget').$type<BudgetId>(),
    message: text('message').notNull(),
    sourcePage: text('source_page').notNull(),
    pageTitleHe: text('page_title_he').notNull(),
    pageTitleEn: text('page_title_en').notNull(),
    pageUrl: text('page_url').notNull(),
    language: text('language').$type<Lang>().notNull(),
    /** What the server saw, through trusted proxies only. */
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    deviceType: text('device_type').$type<'mobile' | 'desktop'>().notNull(),
    /** The visitor's clock: a claim. */
    submittedAt: time('submitted_at').notNull(),
    status: text('status').$type<LeadStatus>().notNull().default('new'),
    /** Why it looks like spam, or null. Spam is kept and shown apart; it sends no mail. */
    spamReason: text('spam_reason').$type<'honeypot' | 'too-fast'>(),
    notes: text('notes').notNull().default(''),
    /** Counts changes: an edit names the version it saw, so that two tabs cannot overwrite each other. */
    version: integer('version').notNull().default(1),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('leads_received').on(table.receivedAt, table.id),
    index('leads_email').on(table.email),
  ],
)

export type QuoteEventKind =
  | 'quote-drafted'
  | 'quote-edited'
  | 'quote-sent'
  | 'quote-viewed'
  | 'quote-changed'
  | 'quote-accepted'
  | 'quote-extended'
  | 'quote-revised'
  | 'quote-void'

/** What happened to a lead and who did it. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: time('at').notNull().defaultNow(),
    kind: text('kind').$type<'received' | 'status' | 'notes' | QuoteEventKind>().notNull(),
    /** Of the quote that it is about. */
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    fromStatus: text('from_status').$type<LeadStatus>(),
    toStatus: text('to_status').$type<LeadStatus>(),
    /** null: the site itself. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('lead_events_lead').on(table.leadId, table.at),
    index('lead_events_quote').on(table.quoteId).where(isNotNull(table.quoteId)),
  ],
)

/** One row for each accepted submission: a repeated key gets the first answer again. */
export const leadKeys = pgTable(
  'lead_keys',
  {
    key: text('key').primaryKey(),
    /** SHA-256 of what was submitted: the same key with another body is refused. */
    bodyHash: text('body_hash').notNull(),
    leadId: uuid('lead_id').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('lead_keys_created').on(table.createdAt)],
)

/** Quotes take the next of these numbers, and a number that was taken for nothing stays unused. */
export const quoteSerial = pgSequence('quote_serial', { startWith: 1 })

/** Where a quote stands. What it says is in its versions. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** 256 bits, kept readable: the owner copies the link, and mails are written anew for each try. */
    token: text('token').notNull(),
    /** Links are looked up by this, so that no comparison tells a token letter by letter. */
    tokenHash: text('token_hash').notNull().unique(),
    status: text('status').$type<StoredQuoteStatus>().notNull(),
    /** The newest version; while the status is not 'draft', the one that the client sees. */
    version: integer('version').notNull(),
    language: text('language').$type<Lang>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** Ids of the optional lines that the client takes. */
    chosen: jsonb('chosen').$type<readonly string[]>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    sentAt: time('sent_at'),
    viewedAt: time('viewed_at'),
    acceptedAt: time('accepted_at'),
    /** Canonical JSON of who accepted which version with which lines, and its hash. */
    acceptance: text('acceptance'),
    acceptanceHash: text('acceptance_hash'),
  },
  (table) => [
    index('quotes_lead').on(table.leadId),
    index('quotes_created').on(table.createdAt, table.id),
  ],
)

/** Frozen: rows are added, never changed. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Canonical JSON; text, because a JSON column would write it in its own way. */
    snapshot: text('snapshot').notNull(),
    /** SHA-256 of the snapshot. */
    hash: text('hash').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** null: the site itself. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.version] })],
)

export type MailKind =
  | 'owner-notice'
  | 'visitor-receipt'
  | 'quote-notice'
  | 'quote-link'
  | 'acceptance-notice'
  | 'acceptance-receipt'

/** Mails to send, sent, or given up. Written in the transaction of what they tell about. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** The version of a quote that the mail tells about. */
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    quoteVersion: integer('quote_version'),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Lang>().notNull(),
    status: text('status').$type<'waiting' | 'sent' | 'dead'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull().defaultNow(),
    sentAt: time('sent_at'),
  },
  (table) => [
    index('mails_due').on(table.status, table.nextAttemptAt),
    index('mails_lead').on(table.leadId),
    index('mails_quote').on(table.quoteId).where(isNotNull(table.quoteId)),
  ],
)

export const admins = pgTable('admins', {
  id: uuid('id').primaryKey(),
  /** Lower case, punycode domain. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const adminSessions = pgTable(
  'admin_sessions',
  {
    /** SHA-256 of the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('admin_sessions_admin').on(table.adminId)],
)

/** The one-time set-up code of an empty database, and invitations made in the dashboard. Hashed, single use. */
export const adminCodes = pgTable('admin_codes', {
  codeHash: text('code_hash').primaryKey(),
  kind: text('kind').$type<'set-up' | 'invitation'>().notNull(),
  createdBy: uuid('created_by').references(() => admins.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  usedAt: time('used_at'),
})

/** Who signed in, failed to, changed or deleted what. No message texts, no passwords. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey(),
    at: time('at').notNull().defaultNow(),
    adminId: uuid('admin_id'),
    action: text('action').notNull(),
    detail: jsonb('detail')
      .$type<Record<string, string | number | boolean>>()
      .notNull()
      .default({}),
    ipAddress: text('ip_address').notNull(),
  },
  (table) => [index('audit_events_at').on(table.at)],
)

/** Counters shared by all nodes. The migration makes this table UNLOGGED: losing it in a crash forgives, it never refuses. */
export const rateLimits = pgTable('rate_limits', {
  bucket: text('bucket').primaryKey(),
  windowStart: time('window_start').notNull(),
  count: integer('count').notNull(),
})
