import { stringify } from 'csv-stringify/sync'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadExport } from '#domain/leads/lead-export.ts'
import { byteStream } from '../byte-stream.ts'
import type { Database } from '../db/database.ts'
import { exportColumns } from './lead-export-columns.ts'
import { readLeads, type ExportedLead } from './lead-export-store.ts'

/** Spreadsheets read UTF-8 only after this mark. */
const byteOrderMark = '\ufeff'

/** Cells that look like formulas get an apostrophe, as OWASP advises. */
export const csvOptions = { record_delimiter: 'windows', escape_formulas: true } as const

/**
 * The leads of a filter as a file that is written while it is read, so that memory does not grow with
 * their number. CSV has the columns of a spreadsheet, and no cell that it would run as a formula.
 * JSON has every stored field. Fails while it is read if the database does.
 */
export function exportLeads(
  database: Database,
  { filter, format, lang }: LeadExport<DeskLang>,
  now: Date,
): ReadableStream<Uint8Array> {
  return byteStream(leadFile(database, { filter, format, lang }, now))
}

/** The same as parts of text. */
export function leadFile(
  database: Database,
  { filter, format, lang }: LeadExport<DeskLang>,
  now: Date,
): AsyncGenerator<string> {
  const pages = readLeads(database, { filter, now })
  return format === 'csv' ? writeCsv(pages, { lang, now }) : writeJson(pages)
}

async function* writeCsv(
  pages: AsyncIterable<readonly ExportedLead[]>,
  { lang, now }: { lang: DeskLang; now: Date },
): AsyncGenerator<string, undefined> {
  const columns = exportColumns(lang, now)
  yield byteOrderMark + stringify([columns.map(({ name }) => name)], csvOptions)
  for await (const page of pages) {
    const rows = page.map((lead) => columns.map(({ valueOf }) => valueOf(lead)))
    if (rows.length > 0) yield stringify(rows, csvOptions)
  }
  return undefined
}

async function* writeJson(
  pages: AsyncIterable<readonly ExportedLead[]>,
): AsyncGenerator<string, undefined> {
  let separator = ''
  yield '['
  for await (const page of pages) {
    if (page.length === 0) continue
    yield `${separator}\n${page.map((lead) => JSON.stringify(lead)).join(',\n')}`
    separator = ','
  }
  yield '\n]\n'
  return undefined
}
