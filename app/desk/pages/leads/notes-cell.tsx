import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { textDirection } from '#i18n/text-direction.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { findDraft, findNoteChanges } from '#desk/parts/pending-work.ts'
import { usePendingWork } from '#desk/parts/pending-provider.tsx'

type Props = { copy: AdminCopy['leads']; lead: LeadView; onOpen: () => void }

/** The newest notes of a row. Pressing them opens the sheet of the lead with a new one. */
export function NotesCell({ copy, lead, onOpen }: Props) {
  const work = usePendingWork()
  const draft = findDraft(work, lead.id)
  const change = findNoteChanges(work, lead.id).at(-1)
  const notes = draft?.value ?? change?.value ?? lead.notes
  return (
    <button
      type="button"
      data-key="e"
      onClick={onOpen}
      className={`-mt-2 flex min-h-9 w-full items-start gap-2 rounded-field py-2 text-start text-fg-muted hover:text-fg ${notes === '' ? 'on-row' : ''}`}
    >
      <Icon name="pen" className="mt-0.5" />
      <span className="sr-only">{fill(copy.editNotes, { name: lead.name })} </span>
      {notes === '' ? (
        copy.addNotes
      ) : (
        <span className="min-w-0">
          <span
            dir={textDirection(notes)}
            className="line-clamp-2 from-page-start whitespace-pre-line text-fg"
          >
            {notes}
          </span>
          {draft ? copy.draftKept : null}
          {change?.state.kind === 'waiting' && !draft ? copy.waiting : null}
        </span>
      )}
    </button>
  )
}
