import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './time-column.ts'

/** What the owner changed in the settings with a history. It can be undone, and outlives the admin. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull(),
    at: time('at').notNull().defaultNow(),
    adminName: text('admin_name').notNull(),
    /** By field: the text before and after, null where the default was or is used. */
    changes: jsonb('changes').$type<SettingChanges>().notNull(),
  },
  (table) => [index('setting_changes_key_at').on(table.key, table.at.desc())],
)

export type SettingChanges = Record<string, { from: string | null; to: string | null }>
