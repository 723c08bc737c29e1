import { Readable, pipeline } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { createVcardReader } from '#domain/leads/import/vcards.ts'
import type { FileLayout, ImportPlan } from './import-plan.ts'

/** `row` as a spreadsheet numbers it, beginning with 1. */
export type TableRow = { row: number; cells: string[] }

/** The file cannot be read from this row on: a quotation mark is not closed, for example. */
export class BrokenTableError extends Error {
  readonly row: number

  constructor(row: number) {
    super(`The file cannot be read from row ${row} on`)
    this.row = row
  }
}

/** Characters that are read without a pause, so that visitors do not wait. */
const sliceLength = 32 * 1024

/** Characters of one row: more than any has whose quotation marks are closed. */
const maxRowLength = 256 * 1024

/**
 * The rows of a file, headings included, while its pieces are read. Throws a BrokenTableError.
 */
export function readTable(
  pieces: AsyncIterable<Uint8Array>,
  layout: FileLayout,
): AsyncGenerator<TableRow> {
  const text = decode(pieces, layout.encoding)
  return layout.format === 'vcard' ? readContacts(text) : readCsv(text, layout.delimiter)
}

/** The rows behind the headings, without empty ones and without repeated headings. */
export async function* readPeople(
  pieces: AsyncIterable<Uint8Array>,
  plan: Pick<ImportPlan, keyof FileLayout | 'headingRow' | 'headings'>,
): AsyncGenerator<TableRow> {
  const headings = plan.headings.join('\n')
  for await (const line of readTable(pieces, plan)) {
    if (line.row <= plan.headingRow || line.cells.every((cell) => cell.trim() === '')) continue
    if (plan.headingRow > 0 && line.cells.join('\n') === headings) continue
    yield line
  }
}

async function* decode(
  pieces: AsyncIterable<Uint8Array>,
  encoding: FileLayout['encoding'],
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true })
    for (let at = 0; at < text.length; at += sliceLength) {
      yield text.slice(at, at + sliceLength)
      await setImmediate()
    }
  }
  yield decoder.decode()
}

async function* readContacts(text: AsyncIterable<string>): AsyncGenerator<TableRow> {
  const reader = createVcardReader()
  let row = 0
  for await (const part of text)
    for (const cells of reader.push(part)) yield { row: (row += 1), cells }
  for (const cells of reader.end()) yield { row: (row += 1), cells }
}

async function* readCsv(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  })
  // The parser passes the errors of the source on.
  pipeline(Readable.from(text), parser, () => {})
  let row = 0
  try {
    for await (const cells of parser) {
      row += 1
      // SAFETY: without the option `columns` each record is a list of texts.
      yield { row, cells: cells as string[] }
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenTableError(row + 1) : error
  }
}
