import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'

type Props = {
  lang: Lang
  copy: AdminCopy['leads']
  lead: Pick<LeadView, 'id' | 'name' | 'notes' | 'version'>
  /** Given where the form opens in place: then it can also be closed. */
  onDone?: () => void
}

/** Closes only after the notes are stored: a text that was refused stays where it was typed. */
export function NotesForm({ lang, copy, lead, onDone }: Props) {
  const fetcher = useFetcher<{ said: { kind: 'done' | 'failed' } | null }>()
  const [before] = useState(lead.notes)
  const isBusy = fetcher.state !== 'idle'
  const isRefused = !isBusy && fetcher.data?.said?.kind === 'failed'
  const isDone = !isBusy && fetcher.data?.said?.kind === 'done'
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
      <input type="hidden" name="before" value={before} />
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
      {isRefused && lead.notes !== before ? (
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
