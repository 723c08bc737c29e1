import { useState } from 'react'
import { randomUuid } from '#parts/lead-attempt.ts'
import type { NotedLead, ShownNote } from './use-note.ts'

/** What a form sends about the note that the admin sees; null: a new one. */
export function NoteFields({ lead, note }: { lead: NotedLead; note: ShownNote | null }) {
  const [newId] = useState(randomUuid)
  return (
    <>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="field" value="notes" />
      <input type="hidden" name="version" value={lead.version} />
      <input type="hidden" name="before" value={note?.text ?? ''} />
      <input type="hidden" name="note" value={note?.id ?? newId} suppressHydrationWarning />
    </>
  )
}
