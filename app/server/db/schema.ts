import { isNotNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BudgetId } from '#catalog/budgets.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import type { StoredCorrection } from '#domain/leads/lead-correction.ts'
import type { OrderedOffer } from '#domain/leads/ordered-offer.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import type { NextAction } from '#domain/promises/next-step.ts'
import type { TouchChannel, TouchedFacts } from '#domain/promises/touch.ts'
import type { DeclineReason } from '#domain/quotes/decline.ts'
import type { StoredQuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Lang } from '#i18n/languages.ts'
import { admins } from './admin-schema.ts'
import { leadImports } from './import-schema.ts'
import type { LeadEventKind } from './lead-event-kind.ts'
import { sourceOf } from './lead-source-sql.ts'
import { privacyNotices } from './notice-schema.ts'
import { leadSearchColumn } from './search-column.ts'
import { time } from './time-column.ts'

/**
 * Values that the owner can change while the site runs, such as `usd_to_ils_rate`. `version` counts
 * all changes: each node clears its page cache when it grows.
 */
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
    /** By the server's clock. Lists are in this order. */
    receivedAt: time('received_at').notNull().defaultNow(),
    name: text('name').notNull(),
    /** Empty for a manual lead without an address, which gets no emails. */
    email: text('email').notNull(),
    /** International form (+972…), or the input as typed if it could not be parsed. */
    phone: text('phone').notNull(),
    phoneRaw: text('phone_raw').notNull(),
    phonePrefix: text('phone_prefix').notNull(),
    countryCode: text('country_code').notNull(),
    /** Whether the number is unusual for its country. It is stored and shown with a warning. */
    phoneLooksInvalid: boolean('phone_looks_invalid').notNull().default(false),
    serviceType: text('service_type').$type<ServiceChoice>(),
    budget: text('budget').$type<BudgetId>(),
    message: text('message').notNull(),
    /** What an order form ordered; null for any other lead. */
    offer: jsonb('offer').$type<OrderedOffer>(),
    /** What the form said about privacy; null where nothing was said, as in a call. */
    privacyNotice: text('privacy_notice').references(() => privacyNotices.version),
    sourcePage: text('source_page').notNull(),
    pageTitleHe: text('page_title_he').notNull(),
    pageTitleEn: text('page_title_en').notNull(),
    pageUrl: text('page_url').notNull(),
    /** What brought the visitor: a search engine, a network, a host or a campaign; empty if unknown. */
    cameFrom: text('came_from').notNull().default(''),
    language: text('language').$type<Lang>().notNull(),
    /** From the connection or a trusted proxy. */
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
    deviceType: text('device_type').$type<'mobile' | 'desktop'>().notNull(),
    /** By the visitor's clock, which may be wrong. */
    submittedAt: time('submitted_at').notNull(),
    status: text('status').$type<LeadStatus>().notNull().default('new'),
    /** Why the lead is held as spam; null if it is not held. */
    spamReason: text('spam_reason').$type<'honeypot' | 'too-fast' | 'content' | 'marked'>(),
    /** When an admin marked the lead as spam; null for a lead held on arrival. */
    heldAt: time('held_at'),
    /** When the lead was put into the bin; null if it is not there (decision 0126). */
    deletedAt: time('deleted_at'),
    notes: text('notes').notNull().default(''),
    /** What the owner has to do next and by when; null for a closed, held or binned lead. */
    nextAction: text('next_action').$type<NextAction>().default('answer'),
    nextAt: time('next_at').defaultNow(),
    /** When the owner last answered, called or moved the lead on. */
    touchedAt: time('touched_at'),
    /** How often the owner asked since the newest quote was sent. */
    followUps: integer('follow_ups').notNull().default(0),
    /** The day that the owner set for a call. */
    callBackOn: date('call_back_on', { mode: 'string' }),
    /** The owner's reason to keep the lead beyond its retention, or null. */
    keptReason: text('kept_reason'),
    /** The file from which it was imported; null for any other lead. */
    importId: uuid('import_id').references(() => leadImports.id),
    /** Counts changes. An edit states its base version, so that it does not overwrite another. */
    version: integer('version').notNull().default(1),
    updatedAt: time('updated_at').notNull().defaultNow(),
    search: leadSearchColumn('search'),
  },
  (table) => [
    index('leads_received').on(table.receivedAt, table.id),
    index('leads_person_email').on(sql`lower(${table.email})`),
    index('leads_phone').on(table.phone),
    index('leads_search').using('gin', table.search.op('gin_trgm_ops')),
    index('leads_status')
      .on(table.status, table.receivedAt, table.id)
      .where(sql`${table.spamReason} is null and ${table.deletedAt} is null`),
    index('leads_source')
      .on(sourceOf(table), table.receivedAt, table.id)
      .where(sql`${table.spamReason} is null and ${table.deletedAt} is null`),
    index('leads_held').on(table.receivedAt, table.id).where(isNotNull(table.spamReason)),
    index('leads_next').on(table.nextAt, table.id).where(isNotNull(table.nextAt)),
    index('leads_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index('leads_binned').on(table.receivedAt, table.id).where(isNotNull(table.deletedAt)),
    index('leads_import').on(table.importId, table.id).where(isNotNull(table.importId)),
    index('leads_kept').on(table.receivedAt).where(isNotNull(table.keptReason)),
    check(
      'leads_open_have_next_step',
      sql`${table.nextAt} is not null or ${table.spamReason} is not null
        or ${table.deletedAt} is not null or ${table.status} in ('closed_won', 'closed_lost', 'archived')
        or (${table.importId} is not null and ${table.touchedAt} is null)`,
    ),
    check(
      'leads_deleted_have_no_next_step',
      sql`${table.deletedAt} is null or ${table.nextAt} is null`,
    ),
    check(
      'leads_next_step_is_whole',
      sql`(${table.nextAt} is null) = (${table.nextAction} is null)`,
    ),
  ],
)

/**
 * The timeline of a lead: what happened, when and by whom. Its arrival is `received_at` of the lead.
 */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: time('at').notNull().defaultNow(),
    kind: text('kind').$type<LeadEventKind>().notNull(),
    /** How the owner got in touch, for the kind 'touched'. */
    channel: text('channel').$type<TouchChannel>(),
    /** What a touch replaced, so that it can be undone. */
    before: jsonb('before').$type<TouchedFacts>(),
    /** The day that was set, for the kind 'call-back-set'. */
    callBackOn: date('call_back_on', { mode: 'string' }),
    /** The quote of the event, if any. */
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    fromStatus: text('from_status').$type<LeadStatus>(),
    toStatus: text('to_status').$type<LeadStatus>(),
    correction: jsonb('correction').$type<StoredCorrection>(),
    /** Identifies the admin's change, so that a change that is sent twice is applied once. */
    changeKey: uuid('change_key').unique(),
    /** null for the site itself. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('lead_events_lead').on(table.leadId, table.at),
    index('lead_events_quote').on(table.quoteId).where(isNotNull(table.quoteId)),
  ],
)

/** Numbers of quotes. The number of a failed transaction stays unused. */
export const quoteSerial = pgSequence('quote_serial', { startWith: 1 })

/** The state of each quote. Its content is in `quoteVersions`. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** 256 bits, in plain text: the owner copies the link, and each email attempt needs it. */
    token: text('token').notNull(),
    /** Links are looked up by the hash, so that a lookup's time reveals nothing about a token. */
    tokenHash: text('token_hash').notNull().unique(),
    status: text('status').$type<StoredQuoteStatus>().notNull(),
    /** The newest version: the one that the client sees, or the draft if the status is 'draft'. */
    version: integer('version').notNull(),
    language: text('language').$type<Lang>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** Ids of the optional lines that the client chose. */
    chosen: jsonb('chosen').$type<readonly string[]>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    sentAt: time('sent_at'),
    /** When the owner handed over the link of this version. */
    handedOverAt: time('handed_over_at'),
    viewedAt: time('viewed_at'),
    acceptedAt: time('accepted_at'),
    /** When an admin first opened the accepted quote. */
    acceptanceSeenAt: time('acceptance_seen_at'),
    /** Canonical JSON of who accepted which version with which lines. */
    acceptance: text('acceptance'),
    /** SHA-256 of `acceptance`. */
    acceptanceHash: text('acceptance_hash'),
    /** When the client last declined it. Kept if the client takes that back. */
    declinedAt: time('declined_at'),
    /** null: no reason was given. */
    declineReason: text('decline_reason').$type<DeclineReason>(),
    /** What the client wrote about it, '' for nothing. */
    declineText: text('decline_text').notNull().default(''),
    /** The owner's note to herself. Not part of the content, so that no client ever gets it. */
    privateNote: text('private_note').notNull().default(''),
  },
  (table) => [
    index('quotes_lead').on(table.leadId),
    index('quotes_created').on(table.createdAt, table.id),
    index('quotes_open')
      .on(table.validUntil, table.id)
      .where(sql`${table.status} in ('sent', 'viewed')`),
    index('quotes_unseen')
      .on(table.acceptedAt)
      .where(sql`${table.status} = 'accepted' and ${table.acceptanceSeenAt} is null`),
  ],
)

/**
 * The content of each sent version of a quote, and of its draft. Only the row of a draft changes.
 */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Canonical JSON as text, because a JSON column would change its bytes and break the hash. */
    snapshot: text('snapshot').notNull(),
    /** SHA-256 of the snapshot. */
    hash: text('hash').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** null for the site itself. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.version] })],
)
