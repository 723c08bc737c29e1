import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ImportState } from '#domain/leads/import/import-state.ts'
import type { Refusal } from '#domain/leads/import/import-fields.ts'
import { admins } from './admin-schema.ts'
import { time } from './time-column.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file of leads from another program, and how far its import is (decision 0142). */
export const leadImports = pgTable(
  'lead_imports',
  {
    /** Made by the browser, so that a piece of the file that is sent twice is stored once. */
    id: uuid('id').primaryKey(),
    createdAt: time('created_at').notNull().defaultNow(),
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** How the file is read and what becomes of its rows; parsed by `import-plan.ts`. */
    plan: jsonb('plan').$type<unknown>(),
    /** null until the rows were counted. */
    rows: integer('rows'),
    /** Rows that were checked, imported or undone in the present state. */
    rowsDone: integer('rows_done').notNull().default(0),
    /** Leads of people who were not known. */
    added: integer('added').notNull().default(0),
    /** Rows of people who are known, or repeated in the file. */
    known: integer('known').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The first of the refused rows. */
    refusals: jsonb('refusals').$type<readonly Refusal[]>().notNull().default([]),
    /** The row from which on the file cannot be read; null if it can. */
    brokenRow: integer('broken_row'),
    /** The node that works on it, and until when; another one may continue afterwards. */
    worker: uuid('worker'),
    workerUntil: time('worker_until'),
  },
  (table) => [index('lead_imports_created').on(table.createdAt)],
)

/** The pieces of an uploaded file, until its import ends. */
export const leadImportPieces = pgTable(
  'lead_import_pieces',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => leadImports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
)
