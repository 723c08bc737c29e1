import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './time-column.ts'

export const admins = pgTable('admins', {
  id: uuid('id').primaryKey(),
  /** Lower case, domain in punycode. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const adminSessions = pgTable(
  'admin_sessions',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    /** When the password was last entered. */
    authenticatedAt: time('authenticated_at').notNull().defaultNow(),
    /** SHA-256 of the device's id in its cookie. */
    deviceHash: text('device_hash').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('admin_sessions_admin').on(table.adminId)],
)

/**
 * Single-use secrets: set-up codes of an empty database, invitations, recovery codes and reset
 * links.
 */
export const adminCodes = pgTable('admin_codes', {
  codeHash: text('code_hash').primaryKey(),
  kind: text('kind').$type<'set-up' | 'invitation' | 'recovery' | 'reset-link'>().notNull(),
  /** The admin who invites, or whose account the secret is for. */
  createdBy: uuid('created_by').references(() => admins.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  usedAt: time('used_at'),
})

/** The authenticator app of an admin whose sign-in also requires a code. */
export const authenticators = pgTable('authenticators', {
  adminId: uuid('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  /** Base32. In plain text, because codes cannot be checked against a hash. */
  secret: text('secret').notNull(),
  /** The time step of the last used code, because a code works once. */
  lastStep: integer('last_step').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

/**
 * Refused attempts to sign in or to open a screen, counted by hour. One row for each would let
 * attackers fill the disk.
 */
export const refusedAttempts = pgTable(
  'refused_attempts',
  {
    hour: time('hour').notNull(),
    kind: text('kind').$type<'sign-in' | 'sign-up' | 'recovery' | 'screen'>().notNull(),
    why: text('why')
      .$type<'refused' | 'limited' | 'signed-out' | 'not-owner' | 'unknown'>()
      .notNull(),
    count: integer('count').notNull(),
    /** The masked address of the last attempt (mask-address.ts). */
    lastAddress: text('last_address').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kind, table.why] })],
)

/**
 * Who signed in, read, changed and deleted what. Has no message texts or passwords. Triggers
 * prevent rows from being changed, or deleted before their retention ends.
 */
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
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_action').on(table.action, table.at, table.id),
    index('audit_events_admin').on(table.adminId, table.at, table.id),
  ],
)

/**
 * The chain that proves the audit log: a row for each event in the order of their commits, with the
 * hash of the row before (decision 0101). Written by a trigger; the running site only reads it. The
 * first row may be the anchor of removed ones, whose event is past its retention.
 */
export const auditChain = pgTable('audit_chain', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  eventId: uuid('event_id').notNull().unique(),
  /** The time of the event. */
  at: time('at').notNull(),
  /** SHA-256 of the event, in hex. */
  content: text('content').notNull(),
  /** The hash of the row before, '' for the first event. */
  previous: text('previous').notNull(),
  /** SHA-256 of everything above, in hex. */
  hash: text('hash').notNull(),
})

/** The end of the chain, in one row, which the trigger locks: writers wait for each other. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
})
