import { useRef, useState, type KeyboardEvent } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { leadStatuses, type LeadStatus } from '#domain/leads/status.ts'
import { fill } from '#i18n/fill.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { openDialog } from '#desk/parts/open-dialog.ts'
import { EmailLink, PhoneActions } from './contact-links.tsx'
import { NotesForm } from './notes-form.tsx'
import { StatusIcon } from './status-icon.tsx'
import { useStatus } from './use-status.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** What the sheet was opened for, which has the focus at first. */
export type SheetPart = 'status' | 'note'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  lead: LeadView
  part: SheetPart
  onDelete: () => void
  onClose: () => void
}

/** What can be done with a lead of the list: its status, a note, its telephone, its deletion. */
export function LeadSheet({ lang, copy, statuses, lead, part, onDelete, onClose }: Props) {
  const [isNoting, setNoting] = useState(part === 'note')
  const dialog = useRef<HTMLDialogElement>(null)
  // Not by leaving the page: only a dialog that is closed gives the focus back.
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={(element) => {
        dialog.current = element
        openDialog(element)
      }}
      closedby="any"
      onClose={onClose}
      aria-labelledby="lead-sheet-title"
      className="reply-sheet bg-surface-raised p-5 text-fg backdrop:bg-ink/50 md:p-7"
    >
      <SheetHeading copy={copy} lead={lead} />
      <StatusChoice
        copy={copy}
        statuses={statuses}
        lead={lead}
        isFirst={part === 'status'}
        onDone={close}
      />
      <div className="mt-3">
        {isNoting ? (
          <NotesForm
            lang={lang}
            copy={copy}
            lead={lead}
            note={null}
            label={fill(copy.notesOf, { name: lead.name })}
            onDone={close}
            autoFocus
          />
        ) : (
          <NoteButton copy={copy} lead={lead} onClick={() => setNoting(true)} />
        )}
      </div>
      <button
        type="button"
        onClick={() => {
          close()
          onDelete()
        }}
        className={`${actionClass} text-danger`}
      >
        <Icon name="trash" />
        <span className="[overflow-wrap:anywhere]">
          {fill(copy.deleteOne, { name: lead.name })}
        </span>
      </button>
    </dialog>
  )
}

type ChoiceProps = Pick<Props, 'copy' | 'statuses' | 'lead'> & {
  /** Whether the status has the focus at first. */
  isFirst: boolean
  onDone: () => void
}

/** The statuses, of which pressing one is enough. The arrow keys go through them. */
function StatusChoice({ copy, statuses, lead, isFirst, onDone }: ChoiceProps) {
  const { status, change } = useStatus(lead)
  const choose = (each: LeadStatus) => {
    if (each !== status) change(each)
    onDone()
  }
  return (
    <div
      role="group"
      aria-label={fill(copy.statusOf, { name: lead.name })}
      className="mt-3 grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-2 border-y border-line py-2"
    >
      {leadStatuses.map((each) => (
        <button
          key={each}
          type="button"
          data-focus={(isFirst && each === status) || undefined}
          aria-pressed={each === status}
          onClick={() => choose(each)}
          onKeyDown={moveFocus}
          className="flex min-h-11 w-full items-center gap-3 rounded-full px-3 text-start hover:bg-selected aria-pressed:bg-selected aria-pressed:font-semibold"
        >
          <StatusIcon status={each} />
          {statuses[each]}
          {each === status ? <Icon name="check" className="ms-auto" /> : null}
        </button>
      ))}
    </div>
  )
}

type NoteProps = Pick<Props, 'copy' | 'lead'> & { onClick: () => void }

function NoteButton({ copy, lead, onClick }: NoteProps) {
  return (
    <button
      type="button"
      aria-label={fill(copy.editNotes, { name: lead.name })}
      onClick={onClick}
      className={actionClass}
    >
      <Icon name="pen" />
      {copy.addNotes}
    </button>
  )
}

const actionClass =
  '-mx-3 flex min-h-11 items-center gap-3 rounded-full px-3 text-start font-medium hover:bg-selected'

function SheetHeading({ copy, lead }: Pick<Props, 'copy' | 'lead'>) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 id="lead-sheet-title" className="text-[1.375rem] leading-tight font-bold">
          <bdi dir="auto">{lead.name}</bdi>
        </h2>
        <div className="mt-1 flex flex-wrap items-center gap-x-5 text-small">
          <PhoneActions phone={lead.phone} copy={copy} name={lead.name} />
          {lead.email === '' ? null : <EmailLink email={lead.email} />}
        </div>
      </div>
      <form method="dialog">
        <button
          type="submit"
          className="-me-2 -mt-2 grid size-11 place-items-center rounded-full hover:bg-selected"
        >
          <Icon name="close" />
          <span className="sr-only">{copy.help.close}</span>
        </button>
      </form>
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
