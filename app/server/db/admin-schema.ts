import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    /** When the password was last asked for. */
    authenticatedAt: time('authenticated_at').notNull().defaultNow(),
    /** SHA-256 of the device's id in its cookie. */
    deviceHash: text('device_hash').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('admin_sessions_admin').on(table.adminId)],
)

/**
 * Secrets that work once: set-up codes of an empty database, invitations made in the dashboard,
 * recovery codes, and emailed links to a new password.
 */
export const adminCodes = pgTable('admin_codes', {
  codeHash: text('code_hash').primaryKey(),
  kind: text('kind').$type<'set-up' | 'invitation' | 'recovery' | 'reset-link'>().notNull(),
  /** Who invites, or whose account the secret opens. */
  createdBy: uuid('created_by').references(() => admins.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  usedAt: time('used_at'),
})

/** The authenticator app of an admin who signs in with a code too. */
export const authenticators = pgTable('authenticators', {
  adminId: uuid('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  /** Base32. In plain: codes cannot be checked against a hash. */
  secret: text('secret').notNull(),
  /** The time step of the last code used: a code works once. */
  lastStep: integer('last_step').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

/**
 * Attempts to get in, or to open a screen, that were refused, by the hour: one row for each would let strangers fill the
 * disk.
 */
export const refusedAttempts = pgTable(
  'refused_attempts',
  {
    hour: time('hour').notNull(),
    kind: text('kind').$type<'sign-in' | 'sign-up' | 'recovery' | 'screen'>().notNull(),
    why: text('why').$type<'refused' | 'limited' | 'signed-out' | 'not-owner'>().notNull(),
    count: integer('count').notNull(),
    /** Whence the last of them came, without its end (mask-address.ts). */
    lastAddress: text('last_address').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kind, table.why] })],
)

/**
 * Who signed in, read, changed and deleted what. Holds no message texts and no passwords. Triggers
 * refuse to change a row, and to delete one before its time.
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
  (table) => [index('audit_events_at').on(table.at)],
)
