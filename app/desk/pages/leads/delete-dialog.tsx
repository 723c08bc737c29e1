import { useState, type ComponentProps } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { openDialog } from '#desk/parts/open-dialog.ts'
import {
  deletionQuestion,
  deletionRefusal,
  type Deletion,
  type DialogTexts,
} from './deletion-texts.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  deletion: Deletion | null
  /** Whether the leads are in the bin already, so that they are erased. */
  erases: boolean
  /** The address that the form is posted to: the list, or the page of the lead. */
  action: string
  fetcher: FetcherWithComponents<unknown>
  onClose: () => void
}

/**
 * Asks for confirmation; deleting all leads requires typing their number. Explains why a lead with
 * an accepted quote cannot be deleted.
 */
export function DeleteDialog({ deletion, onClose, ...props }: Props) {
  if (deletion === null) return null
  const refusal = props.erases ? null : deletionRefusal(deletion, props.copy.confirm)
  return (
    <dialog
      ref={openDialog}
      onClose={onClose}
      closedby="any"
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      className="m-auto w-120 max-w-[calc(100vw-2rem)] rounded-se-card bg-surface-raised p-6 text-fg backdrop:bg-ink/60 md:p-8"
    >
      {refusal ? (
        <Refusal texts={refusal} closeLabel={props.copy.confirm.accepted.close} />
      ) : (
        <DeleteForm deletion={deletion} {...props} />
      )}
    </dialog>
  )
}

function Refusal({ texts, closeLabel }: { texts: DialogTexts; closeLabel: string }) {
  return (
    <form method="dialog">
      <DialogText {...texts} />
      <button type="submit" className="pill pill-small mt-6">
        {closeLabel}
      </button>
    </form>
  )
}

/** The ids are referenced by the dialog's aria-labelledby and aria-describedby. */
function DialogText({ title, text }: DialogTexts) {
  return (
    <>
      <h2 id="delete-title" className="text-[1.375rem] leading-tight font-bold text-balance">
        {title}
      </h2>
      <p id="delete-text" className="mt-3 text-fg-muted">
        {text}
      </p>
    </>
  )
}

function DeleteForm({
  lang,
  copy,
  deletion,
  erases,
  action,
  fetcher,
}: Omit<Props, 'deletion' | 'onClose'> & { deletion: Deletion }) {
  const [typed, setTyped] = useState('')
  const isReady = deletion.kind !== 'all' || typed.trim() === String(deletion.count)
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    if (!isReady) return
    void fetcher.submit(new FormData(event.currentTarget), { method: 'post', action })
    event.currentTarget.closest('dialog')?.close()
  }
  return (
    <form method="post" onSubmit={submit}>
      <DialogText {...deletionQuestion(deletion, copy, { lang, erases })} />
      <input type="hidden" name="intent" value={(erases ? erasures : deletions)[deletion.kind]} />
      {idsOf(deletion).map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {deletion.kind === 'all' ? (
        <label className="mt-5 block font-medium">
          {fill(copy.confirm.all.type, { count: deletion.count })}
          <input
            name="count"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="mt-2 block min-h-12 w-full rounded-field border-2 border-field-line bg-surface-raised px-4 rtl:text-end"
          />
        </label>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="submit"
          disabled={!isReady}
          className="min-h-11 rounded-full bg-error px-6 font-semibold text-white hover:bg-error/90 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-muted disabled:inset-ring-2 disabled:inset-ring-field-line"
        >
          {erases ? copy.deleted.erase : copy.confirm.delete}
        </button>
        <button
          type="button"
          autoFocus
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          className="min-h-11 rounded-full px-6 font-semibold inset-ring-2 inset-ring-line-strong"
        >
          {copy.confirm.keep}
        </button>
      </div>
    </form>
  )
}

const deletions = {
  current: 'delete',
  one: 'delete-selected',
  selected: 'delete-selected',
  all: 'delete-all',
} as const satisfies Record<Deletion['kind'], string>

const erasures = {
  current: 'erase',
  one: 'erase-selected',
  selected: 'erase-selected',
  all: 'erase-all',
} as const satisfies Record<Deletion['kind'], string>

function idsOf(deletion: Deletion): readonly string[] {
  if (deletion.kind === 'one') return [deletion.id]
  return deletion.kind === 'selected' ? deletion.ids : []
}
