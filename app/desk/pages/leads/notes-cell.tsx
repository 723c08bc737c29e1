import { useState } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { findDraft, findNoteChanges } from '#desk/parts/pending-work.ts'
import { usePendingWork } from '#desk/parts/pending-provider.tsx'
import { NotesForm } from './notes-form.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminCopy['leads']; lead: LeadView }

export function NotesCell({ lang, copy, lead }: Props) {
  const [isOpen, setOpen] = useState(false)
  const work = usePendingWork()
  const draft = findDraft(work, lead.id)
  const change = findNoteChanges(work, lead.id).at(-1)
  const notes = draft?.value ?? change?.value ?? lead.notes
  if (isOpen) {
    return (
      <div className="relative z-10 xl:h-9">
        <div className="xl:absolute xl:-end-10 xl:-top-2 xl:w-88 xl:rounded-field xl:border xl:border-line-strong xl:bg-bg xl:p-3 xl:shadow-lg">
          <NotesForm
            lang={lang}
            copy={copy}
            lead={lead}
            note={null}
            label={fill(copy.notesOf, { name: lead.name })}
            onDone={() => setOpen(false)}
            autoFocus
          />
        </div>
      </div>
    )
  }
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="flex min-h-11 w-full items-start gap-2 rounded-field text-start text-fg-muted hover:text-fg xl:min-h-9"
    >
      <Icon name="pen" className="mt-0.5" />
      <span className="sr-only">{fill(copy.editNotes, { name: lead.name })} </span>
      {notes === '' ? (
        copy.addNotes
      ) : (
        <span className="min-w-0">
          <span className="line-clamp-3 whitespace-pre-line text-fg">
            <bdi dir="auto">{notes}</bdi>
          </span>
          {draft ? copy.draftKept : null}
          {change?.state.kind === 'waiting' && !draft ? copy.waiting : null}
        </span>
      )}
    </button>
  )
}
