import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { PushKind, PushProblem } from '#domain/push/push-kinds.ts'
import { admins } from './admin-schema.ts'
import { privacyRequests } from './privacy-schema.ts'
import { leads } from './schema.ts'
import { time } from './time-column.ts'

/**
 * The keys with which the site proves to push services that notices are its own, in one row. Created
 * with the first device.
 */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    /** The private key, as sealed-secret.ts encrypts it. */
    sealed: text('sealed').notNull(),
  },
  (table) => [check('push_keys_one_row', sql`${table.id} = 1`)],
)

/** The browsers that show an admin notices. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    /** The address at the push service. Whoever has it and the keys can send notices. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language').$type<DeskLang>().notNull(),
    /** As in the session in which notices were turned on. */
    deviceHash: text('device_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    deliveredAt: time('delivered_at'),
    /** Why the newest notice was given up; null once one was delivered. */
    problem: text('problem').$type<PushProblem>(),
  },
  (table) => [index('push_devices_admin').on(table.adminId)],
)

/**
 * Notices to deliver, one for each device, stored in the transaction of their cause. Has no text and
 * no name: a notice is composed from the rows that it is about.
 */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: uuid('id').primaryKey(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PushKind>().notNull(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').references(() => privacyRequests.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('push_notices_due').on(table.nextAttemptAt),
    index('push_notices_device').on(table.deviceId),
    index('push_notices_lead').on(table.leadId),
    index('push_notices_request').on(table.requestId),
  ],
)
