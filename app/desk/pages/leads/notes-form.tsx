import type { ComponentProps, KeyboardEvent } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { maxNotesLength } from '#domain/leads/notes.ts'
import { adminUrl } from '#i18n/links.ts'
import { textDirection } from '#i18n/text-direction.ts'
import { NoteFields } from './note-fields.tsx'
import { useNote, type NotedLead, type ShownNote } from './use-note.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  lead: NotedLead
  /** null for a new one. */
  note: ShownNote | null
  /** 'Note on Dana', or which note is changed. */
  label: string
  /** Closes the form. Absent where the form is always open. */
  onDone?: (() => void) | undefined
  autoFocus?: boolean
}

/** A note, and the day on which to come back. Input is kept until the server has stored it. */
export function NotesForm({ lang, copy, lead, note, label, onDone, autoFocus = false }: Props) {
  const { draft, value, day, type, save, discard } = useNote(lead, note)
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    save()
    onDone?.()
  }
  const cancel = () => {
    discard()
    onDone?.()
  }
  return (
    <form
      method="post"
      action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
      onSubmit={submit}
      className="grid gap-2"
    >
      <NoteFields lead={lead} note={note} />
      <textarea
        name="value"
        data-key={note === null ? 'e' : undefined}
        dir="auto"
        value={value}
        maxLength={maxNotesLength}
        required={note === null}
        aria-label={label}
        placeholder={copy.notesHint}
        autoFocus={autoFocus}
        data-focus={autoFocus || undefined}
        onChange={(event) => type({ value: event.currentTarget.value })}
        onKeyDown={(event) => handleKey(event, onDone)}
        className="field-sizing-content max-h-80 min-h-24 w-full rounded-field border border-field-line bg-surface-raised px-3 py-2 placeholder:text-fg-muted placeholder-shown:[direction:inherit]"
      />
      {draft && draft.before !== (note?.text ?? '') ? (
        <p className="border-s-4 border-citron ps-3 whitespace-pre-line">
          {copy.meanwhile} <bdi dir={textDirection(note?.text ?? '')}>{note?.text}</bdi>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DayField label={copy.noteDay} value={day} onChange={(day) => type({ day })} />
        <button type="submit" className="pill pill-small">
          {copy.saveNotes}
        </button>
        {onDone || draft ? (
          <button
            type="button"
            onClick={cancel}
            className="min-h-11 rounded-full px-3 font-medium text-fg-muted hover:text-fg"
          >
            {copy.cancel}
          </button>
        ) : null}
        <p role="status" className="text-small text-fg-muted">
          {draft ? copy.draftKept : null}
        </p>
      </div>
    </form>
  )
}

type DayProps = { label: string; value: string; onChange: (day: string) => void }

/** The day on which to come back to the person, or none. */
function DayField({ label, value, onChange }: DayProps) {
  return (
    <label className="flex items-center gap-2 text-small text-fg-muted">
      {label}
      <input
        type="date"
        name="day"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-11 text-fg"
      />
    </label>
  )
}

/** Escape closes the form and keeps the draft; Ctrl+Enter or ⌘+Enter saves. */
function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, onDone?: () => void): void {
  if (event.key === 'Escape') onDone?.()
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
    event.currentTarget.form?.requestSubmit()
}
