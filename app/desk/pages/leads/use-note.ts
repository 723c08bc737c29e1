import { randomUuid } from '#parts/lead-attempt.ts'
import { usePendingStore, usePendingWork } from '#desk/parts/pending-provider.tsx'
import { addChange, findDraft, removeDraft, setDraft } from '#desk/parts/pending-work.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import type { NoteView } from '#server/leads/note-view.ts'

export type NotedLead = Pick<LeadView, 'id' | 'name' | 'version'>

/** A note as the page shows it, with changes that wait to be sent. */
export type ShownNote = Pick<NoteView, 'id' | 'text' | 'day'>

type Entered = { value?: string; day?: string }

/**
 * Input of a note, kept on the device until it is saved, and its saving, which is kept until the
 * server has stored it. `note` null: a new one.
 */
export function useNote({ id, name, version }: NotedLead, note: ShownNote | null) {
  const store = usePendingStore()
  const work = usePendingWork()
  const draft = findDraft(work, id, note?.id)
  const stored = { text: note?.text ?? '', day: note?.day ?? '' }
  const addToWork = (edit: NonNullable<typeof draft>) =>
    store.update((work) =>
      addChange(removeDraft(work, edit), { ...edit, field: 'notes' }, randomUuid()),
    )
  return {
    draft,
    value: draft?.value ?? stored.text,
    day: draft?.day ?? stored.day,
    type: ({ value = draft?.value ?? stored.text, day = draft?.day }: Entered) =>
      store.update((work) =>
        setDraft(work, {
          before: stored.text,
          version,
          note: note?.id ?? randomUuid(),
          ...draft,
          lead: { id, name },
          value,
          day: day === stored.day ? undefined : day,
        }),
      ),
    save: () => {
      if (draft) addToWork(draft)
    },
    /** Saves a text at once, without a draft. */
    replace: (value: string) =>
      addToWork({ lead: { id, name }, before: stored.text, version, note: note?.id, value }),
    discard: () => {
      if (draft) store.update((work) => removeDraft(work, draft))
    },
  }
}
