import { pgTable, text } from 'drizzle-orm/pg-core'
import type { CardLang } from '#i18n/languages.ts'
import { time } from './time-column.ts'

/** What forms have said about privacy, each text once. Leads name the one that their visitor saw. */
export const privacyNotices = pgTable('privacy_notices', {
  /** A hash of the text. */
  version: text('version').primaryKey(),
  language: text('language').$type<CardLang>().notNull(),
  text: text('text').notNull(),
  since: time('since').notNull().defaultNow(),
})
