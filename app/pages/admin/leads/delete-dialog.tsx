import { useState, type ComponentProps } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { questionFor, refusalOf, type Doomed, type Words } from './delete-words.ts'

type Props = {
  lang: Lang
  copy: AdminCopy['leads']
  doomed: Doomed | null
  /** Where it is posted to: the list, or the lead's own page. */
  action: string
  fetcher: FetcherWithComponents<unknown>
  onClose: () => void
}

/** Asks before it deletes; deleting the whole list needs its number typed. A lead with an accepted quote cannot go, and is told so here. */
export function DeleteDialog({ doomed, onClose, ...props }: Props) {
  if (doomed === null) return null
  const refusal = refusalOf(doomed, props.copy.confirm)
  return (
    <dialog
      ref={open}
      onClose={onClose}
      closedby="any"
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      className="m-auto w-120 max-w-[calc(100vw-2rem)] rounded-se-card bg-surface-raised p-6 text-fg backdrop:bg-ink/60 md:p-8"
    >
      {refusal ? (
        <Refusal words={refusal} close={props.copy.confirm.agreed.close} />
      ) : (
        <DeleteForm doomed={doomed} {...props} />
      )}
    </dialog>
  )
}

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

function Refusal({ words, close }: { words: Words; close: string }) {
  return (
    <form method="dialog">
      <Said {...words} />
      <button type="submit" className="pill pill-small mt-6">
        {close}
      </button>
    </form>
  )
}

/** What the dialog is named and described by. */
function Said({ title, text }: Words) {
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
  doomed,
  action,
  fetcher,
}: Omit<Props, 'doomed' | 'onClose'> & { doomed: Doomed }) {
  const [typed, setTyped] = useState('')
  const isReady = doomed.kind !== 'all' || typed.trim() === String(doomed.count)
  const remove: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    if (!isReady) return
    void fetcher.submit(new FormData(event.currentTarget), { method: 'post', action })
    event.currentTarget.closest('dialog')?.close()
  }
  return (
    <form method="post" onSubmit={remove}>
      <Said {...questionFor(doomed, copy, lang)} />
      <input type="hidden" name="intent" value={intents[doomed.kind]} />
      {idsOf(doomed).map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {doomed.kind === 'all' ? (
        <label className="mt-5 block font-medium">
          {fill(copy.confirm.all.type, { count: doomed.count })}
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
          {copy.confirm.delete}
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

const intents = {
  this: 'delete',
  one: 'delete-selected',
  selected: 'delete-selected',
  all: 'delete-all',
} as const satisfies Record<Doomed['kind'], string>

function idsOf(doomed: Doomed): readonly string[] {
  if (doomed.kind === 'one') return [doomed.id]
  return doomed.kind === 'selected' ? doomed.ids : []
}
