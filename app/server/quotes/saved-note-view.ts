import { timeZone } from '#catalog/place.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { SavedNote } from './private-note-store.ts'

/** A text of the private note as it was saved, in the admin's language. `by` null: nobody known. */
export type SavedNoteView = { text: string; at: string; by: string | null }

export function describeSavedNote(
  { text, at, adminName }: SavedNote,
  lang: DeskLang,
): SavedNoteView {
  return { text, at: formatDateTime(at, lang, { timeZone }), by: adminName }
}
