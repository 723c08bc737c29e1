import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import type { ActionToast } from '../action-toast.ts'

type Props = {
  lang: Lang
  copy: AdminCopy['leads']
  lead: Pick<LeadView, 'id' | 'name' | 'notes' | 'version'>
  /** Closes the form. Left out where it is always open. */
  onDone?: () => void
}

/** Closes only after the notes are stored, so that refused text is not lost. */
export function NotesForm({ lang, copy, lead, onDone }: Props) {
  const fetcher = useFetcher<{ toast: Pick<ActionToast, 'kind'> | null }>()
  const [initialNotes] = useState(lead.notes)
  const isBusy = fetcher.state !== 'idle'
  const isRefused = !isBusy && fetcher.data?.toast?.kind === 'failed'
  const isDone = !isBusy && fetcher.data?.toast?.kind === 'done'
  useEffect(() => {
    if (isDone) onDone?.()
  }, [isDone, onDone])
  return (
    <fetcher.Form
      method="post"
      action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
      className="grid gap-2"
    >
      <input type="hidden" name="intent" value="notes" />
      <input type="hidden" name="version" value={lead.version} />
      <input type="hidden" name="before" value={initialNotes} />
      <textarea
        name="notes"
        dir="auto"
        defaultValue={lead.notes}
        aria-label={fill(copy.notesOf, { name: lead.name })}
        placeholder={copy.notesHint}
        autoFocus={onDone !== undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone?.()
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
            event.currentTarget.form?.requestSubmit()
        }}
        className="field-sizing-content max-h-80 min-h-24 w-full rounded-field border border-field-line bg-surface-raised px-3 py-2 placeholder:text-fg-muted placeholder-shown:[direction:inherit]"
      />
      {isRefused && lead.notes !== initialNotes ? (
        <p className="border-s-4 border-citron ps-3 whitespace-pre-line">
          {copy.meanwhile} <bdi dir="auto">{lead.notes}</bdi>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-busy={isBusy} disabled={isBusy} className="pill pill-small">
          {isBusy ? copy.savingNotes : copy.saveNotes}
        </button>
        {onDone ? (
          <button
            type="button"
            onClick={onDone}
            className="min-h-11 rounded-full px-3 font-medium text-fg-muted hover:text-fg"
          >
            {copy.cancel}
          </button>
        ) : null}
      </div>
    </fetcher.Form>
  )
}
