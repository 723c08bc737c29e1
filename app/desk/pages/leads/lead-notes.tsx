import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { usePendingWork } from '#desk/parts/pending-provider.tsx'
import { findNoteChanges, noteIdOf, type PendingWork } from '#desk/parts/pending-work.ts'
import { fill } from '#i18n/fill.ts'
import type { NoteView } from '#server/leads/note-view.ts'
import { LeadNote, type ListedNote } from './lead-note.tsx'
import { NotesForm } from './notes-form.tsx'
import type { NotedLead } from './use-note.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  lead: NotedLead
  notes: readonly NoteView[]
}

/** A new note, and the notes that were written, newest first. */
export function LeadNotes({ lang, copy, lead, notes }: Props) {
  const work = usePendingWork()
  const listed = applyChanges(notes, work, lead.id)
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="mb-3 font-semibold">{copy.columns.notes}</h2>
      <NotesForm
        lang={lang}
        copy={copy}
        lead={lead}
        note={null}
        label={fill(copy.notesOf, { name: lead.name })}
      />
      {listed.length === 0 ? null : (
        <ol className="mt-4">
          {listed.map((note) => (
            <LeadNote key={note.id} lang={lang} copy={copy} lead={lead} note={note} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The notes as they will be when the changes on this device have been sent. */
function applyChanges(notes: readonly NoteView[], work: PendingWork, leadId: string): ListedNote[] {
  const changes = findNoteChanges(work, leadId)
  const known = notes.map((note): ListedNote => {
    const change = changes.find((change) => noteIdOf(change) === note.id)
    if (!change) return { ...note, isWaiting: false }
    const isWaiting = change.state.kind === 'waiting'
    return { ...note, text: change.value, day: change.day ?? note.day, isWaiting }
  })
  const added = changes
    .filter((change) => !notes.some(({ id }) => id === noteIdOf(change)))
    .map((change): ListedNote => {
      const isWaiting = change.state.kind === 'waiting'
      const rest = { dayText: null, at: null, by: null, earlier: [] }
      return {
        id: noteIdOf(change),
        text: change.value,
        day: change.day ?? null,
        isWaiting,
        ...rest,
      }
    })
  return [...added.toReversed(), ...known]
}
