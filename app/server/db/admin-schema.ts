import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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

/** Sign-ins, refused sign-ins, changes and deletions. Holds no message texts and no passwords. */
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
