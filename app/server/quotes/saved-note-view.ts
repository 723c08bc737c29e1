import { timeZone } from '#catalog/place.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { Database } from '../db/database.ts'
import { findSavedNotes } from './private-note-store.ts'

/** A text of the private note as it was saved, in the admin's language. `by` null: nobody known. */
export type SavedNoteView = { text: string; at: string; by: string | null }

/** Newest first. */
export async function readSavedNotes(
  database: Pick<Database, 'orm'>,
  quoteId: string,
  lang: DeskLang,
): Promise<SavedNoteView[]> {
  const notes = await findSavedNotes(database, quoteId)
  return notes.map(({ text, at, adminName }) => ({
    text,
    at: formatDateTime(at, lang, { timeZone }),
    by: adminName,
  }))
}
