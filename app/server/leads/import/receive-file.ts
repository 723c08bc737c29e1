import { findHeadings, guessColumns } from '#domain/leads/import/guess-columns.ts'
import { maxColumns } from '#domain/leads/import/import-fields.ts'
import { maxFileBytes, pieceBytes } from '#domain/leads/import/piece-bytes.ts'
import { hasMonthFirst } from '#domain/leads/import/read-date.ts'
import { vcardColumns, vcardParts, type VcardPart } from '#domain/leads/import/vcards.ts'
import { cleanLine } from '#domain/text/clean.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import type { Database } from '#server/db/database.ts'
import { detectLayout, type FileFault } from './detect-layout.ts'
import type { FileLayout, ImportPlan } from './import-plan.ts'
import {
  addPiece,
  discardImport,
  fromTheStart,
  moveImport,
  readPieces,
  type NewPiece,
} from './import-store.ts'
import { BrokenTableError, readPeople, readTable } from './read-table.ts'

const maxPieces = maxFileBytes / pieceBytes

/** Rows that are read to guess what the columns are. */
const sampleRows = 40

export type Received = { kind: 'stored' | 'ready' } | { kind: 'refused'; fault: FileFault | 'gone' }

/**
 * Takes one piece of a file. With the last one the file is looked at: what kind it is, and what its
 * columns probably are. A file that is refused leaves nothing behind.
 * @param partNames headings for the cells of contacts
 */
export async function receivePiece(
  database: Database,
  { isLast, ...piece }: NewPiece & { isLast: boolean },
  { partNames, ...actor }: Pick<Actor, 'adminId'> & { partNames: Record<VcardPart, string> },
): Promise<Received> {
  const refuse = async (fault: FileFault | 'gone'): Promise<Received> => {
    if (fault !== 'gone') await discardImport(database, piece.id)
    return { kind: 'refused', fault }
  }
  if (piece.place < 0 || piece.place >= maxPieces) return refuse('too-large')
  const fileName = Array.from(cleanLine(piece.fileName)).slice(0, 120).join('')
  if (!(await addPiece(database, { ...piece, fileName }, actor))) return refuse('gone')
  if (!isLast) return { kind: 'stored' }
  const layout = await detectLayout(readPieces(database, piece.id))
  if (typeof layout === 'string') return refuse(layout)
  const plan = await planOf(database, piece.id, { layout, partNames })
  if (typeof plan === 'string') return refuse(plan)
  const from = { id: piece.id, from: ['uploading'] as const }
  return (await moveImport(database, from, { ...fromTheStart, state: 'matching', plan }))
    ? { kind: 'ready' }
    : refuse('gone')
}

async function planOf(
  database: Database,
  id: string,
  { layout, partNames }: { layout: FileLayout; partNames: Record<VcardPart, string> },
): Promise<ImportPlan | FileFault> {
  const lines = await takeRows(readTable(readPieces(database, id), layout), sampleRows)
  if (lines === null) return 'unreadable'
  const choices = { country: 'IL', duplicates: 'skip', status: 'contacted' } as const
  if (layout.format === 'vcard') {
    if (lines.length === 0) return 'no-rows'
    const headings = vcardParts.map((part) => partNames[part])
    return {
      ...layout,
      ...choices,
      headingRow: 0,
      headings,
      columns: [...vcardColumns],
      monthFirst: false,
    }
  }
  const rows = lines.map((cells) => cells.slice(0, maxColumns))
  const index = findHeadings(rows)
  const people = rows.slice(index + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (people.length === 0) return 'no-rows'
  const headings = rows[index] ?? []
  const columns = [...guessColumns(headings, people)]
  const dates = columns.indexOf('date')
  return {
    ...layout,
    ...choices,
    headingRow: index + 1,
    headings: columns.map((_, column) => headings[column] ?? ''),
    columns,
    monthFirst: hasMonthFirst(people.map((cells) => cells[dates] ?? '')),
  }
}

/** The first rows as their cells; null for a file that breaks within them. */
async function takeRows(
  lines: AsyncIterable<{ cells: string[] }>,
  limit: number,
): Promise<string[][] | null> {
  const rows: string[][] = []
  try {
    for await (const { cells } of lines) {
      rows.push(cells)
      if (rows.length === limit) break
    }
    return rows
  } catch (error) {
    if (error instanceof BrokenTableError) return null
    throw error
  }
}

/** The first people of a file, for the owner to see what its columns are. */
export async function readSample(
  database: Database,
  id: string,
  { plan, limit }: { plan: ImportPlan; limit: number },
): Promise<string[][]> {
  return (await takeRows(readPeople(readPieces(database, id), plan), limit)) ?? []
}
