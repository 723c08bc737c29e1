import type { ComponentProps, KeyboardEvent } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { maxNotesLength } from '#domain/leads/notes.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { usePendingStore, usePendingWork } from '#desk/parts/pending-provider.tsx'
import { addChange, findChange, removeDraft, setDraft } from '#desk/parts/pending-work.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  lead: Pick<LeadView, 'id' | 'name' | 'notes' | 'version'>
  /** Closes the form. Absent where the form is always open. */
  onDone?: () => void
}

/** Input is kept on the device until the server has stored it. */
export function NotesForm({ lang, copy, lead, onDone }: Props) {
  const { shown, draft, isWaiting, type, save, discard } = useNotes(lead)
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
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="field" value="notes" />
      <input type="hidden" name="version" value={lead.version} />
      <input type="hidden" name="before" value={lead.notes} />
      <textarea
        name="value"
        dir="auto"
        value={draft?.value ?? shown}
        maxLength={maxNotesLength}
        aria-label={fill(copy.notesOf, { name: lead.name })}
        placeholder={copy.notesHint}
        autoFocus={onDone !== undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => handleKey(event, onDone)}
        className="field-sizing-content max-h-80 min-h-24 w-full rounded-field border border-field-line bg-surface-raised px-3 py-2 placeholder:text-fg-muted placeholder-shown:[direction:inherit]"
      />
      {draft && draft.before !== shown ? (
        <p className="border-s-4 border-citron ps-3 whitespace-pre-line">
          {copy.meanwhile} <bdi dir="auto">{shown}</bdi>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
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
          {isWaiting && !draft ? copy.waiting : null}
        </p>
      </div>
    </form>
  )
}

/** Escape closes the form and keeps the draft; Ctrl+Enter or ⌘+Enter saves. */
function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, onDone?: () => void): void {
  if (event.key === 'Escape') onDone?.()
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
    event.currentTarget.form?.requestSubmit()
}

function useNotes({ id, name, notes, version }: Props['lead']) {
  const store = usePendingStore()
  const work = usePendingWork()
  const change = findChange(work, id, 'notes')
  const draft = work.drafts.find(({ lead }) => lead.id === id)
  const shown = change?.value ?? notes
  return {
    shown,
    draft,
    isWaiting: change?.state.kind === 'waiting',
    type: (value: string) =>
      store.update((work) =>
        setDraft(work, { before: shown, version, ...draft, lead: { id, name }, value }),
      ),
    save: () => {
      if (draft)
        store.update((work) =>
          addChange(removeDraft(work, id), { ...draft, field: 'notes' }, randomUuid()),
        )
    },
    discard: () => store.update((work) => removeDraft(work, id)),
  }
}
