import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { Day } from '#domain/pricing/vat.ts'
import { formatDay } from '#i18n/format.ts'
import { describeDateTime, type DateTimeView } from '../describe-date-time.ts'
import type { NoteRow } from './lead-note-store.ts'

/** What a note said before. `until`: when that was changed. */
export type EarlierNoteView = { text: string; until: DateTimeView }

/** A note as text in the admin's language. `text` is '' for one that was removed. */
export type NoteView = {
  id: string
  text: string
  /** The day of the note, as data and in words. */
  day: Day | null
  dayText: string | null
  at: DateTimeView
  by: string | null
  /** The newest in front. */
  earlier: EarlierNoteView[]
}

export function describeNote(note: NoteRow, lang: DeskLang, now: Date): NoteView {
  const { dates: words } = deskCopyFor(lang).admin.leads.filters
  const { id, text, day, at, adminName, earlier } = note
  return {
    id,
    text,
    day,
    dayText: day === null ? null : formatDay(day, lang),
    at: describeDateTime(at, lang, { now, words }),
    by: adminName,
    earlier: earlier.toReversed().map((version) => ({
      text: version.text,
      until: describeDateTime(new Date(version.until), lang, { now, words }),
    })),
  }
}
