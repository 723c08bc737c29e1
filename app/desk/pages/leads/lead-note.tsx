import { useState } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { usePendingWork } from '#desk/parts/pending-provider.tsx'
import { findDraft } from '#desk/parts/pending-work.ts'
import { useHydrated } from '#desk/parts/use-hydrated.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { NoteView } from '#server/leads/note-view.ts'
import { textDirection } from '#i18n/text-direction.ts'
import { NoteFields } from './note-fields.tsx'
import { NotesForm } from './notes-form.tsx'
import { useNote, type NotedLead } from './use-note.ts'

/** `at` is null for a note that the server has not stored yet. */
export type ListedNote = Omit<NoteView, 'at'> & { at: NoteView['at'] | null; isWaiting: boolean }

type Props = { lang: DeskLang; copy: AdminCopy['leads']; lead: NotedLead; note: ListedNote }

/** When and by whom, what it says now, and what it said before. */
export function LeadNote({ lang, copy, lead, note }: Props) {
  const { text, at, by, dayText, isWaiting } = note
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-fg-muted">
        {at === null ? null : (
          <time dateTime={at.iso} title={at.full}>
            {at.date}, <bdi dir="ltr">{at.time}</bdi>
          </time>
        )}
        {by === null ? null : <bdi dir="auto">{by}</bdi>}
        {isWaiting ? <span>{copy.waiting}</span> : null}
      </p>
      {text === '' ? (
        <p className="text-small text-fg-muted">{copy.noteRemoved}</p>
      ) : (
        <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">
          <bdi dir={textDirection(text)}>{text}</bdi>
        </p>
      )}
      {dayText === null || text === '' ? null : (
        <p className="mt-1 flex items-center gap-2 text-small font-medium">
          <Icon name="clock" />
          {fill(copy.noteReturns, { day: dayText })}
        </p>
      )}
      <div className="flex flex-wrap gap-x-5 text-small">
        {text === '' ? (
          <RestoreNote lang={lang} lead={lead} copy={copy} note={note} />
        ) : (
          <EditNote lang={lang} copy={copy} lead={lead} note={note} />
        )}
        <EarlierTexts lang={lang} copy={copy} earlier={note.earlier} />
      </div>
    </li>
  )
}

function EditNote({ lang, copy, lead, note }: Props) {
  const work = usePendingWork()
  const hasDraft = findDraft(work, lead.id, note.id) !== undefined
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const { replace } = useNote(lead, note)
  return (
    <details
      open={isOpen || hasDraft}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="open:w-full"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        {copy.editNote}
      </summary>
      {isOpen || hasDraft || !isHydrated ? (
        <>
          <NotesForm
            lang={lang}
            copy={copy}
            lead={lead}
            note={note}
            label={fill(copy.editNoteOf, { date: note.at?.date ?? '' })}
            onDone={() => setOpen(false)}
          />
          <form
            method="post"
            action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
            onSubmit={(event) => {
              event.preventDefault()
              replace('')
              setOpen(false)
            }}
          >
            <NoteFields lead={lead} note={note} />
            <input type="hidden" name="value" value="" />
            <button
              type="submit"
              className="min-h-11 font-medium text-danger underline-offset-4 hover:underline"
            >
              {copy.removeNote}
            </button>
          </form>
        </>
      ) : null}
    </details>
  )
}

/** Puts back the last text of a note that was removed. */
function RestoreNote({ lang, copy, lead, note }: Props) {
  const { replace } = useNote(lead, note)
  const before = note.earlier.find(({ text }) => text !== '')
  if (!before) return null
  return (
    <form
      method="post"
      action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
      onSubmit={(event) => {
        event.preventDefault()
        replace(before.text)
      }}
    >
      <NoteFields lead={lead} note={note} />
      <input type="hidden" name="value" value={before.text} />
      <button type="submit" className="min-h-11 font-medium underline underline-offset-4">
        {copy.restoreNote}
      </button>
    </form>
  )
}

type EarlierProps = Pick<Props, 'lang' | 'copy'> & { earlier: NoteView['earlier'] }

function EarlierTexts({ lang, copy, earlier }: EarlierProps) {
  const texts = earlier.filter(({ text }) => text !== '')
  if (texts.length === 0) return null
  return (
    <details className="open:w-full">
      <summary className="flex min-h-11 cursor-pointer items-center text-fg-muted underline underline-offset-4">
        {fillPlural(copy.earlierTexts, texts.length, lang)}
      </summary>
      <ol>
        {texts.map(({ text, until }) => (
          <li key={until.iso} className="border-s-2 border-line ps-3 pb-2">
            <p className="text-fg-muted">{fill(copy.noteUntil, { date: until.full })}</p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">
              <bdi dir={textDirection(text)}>{text}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
