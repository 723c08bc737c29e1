import { useEffect } from 'react'
import { addOpened } from '#desk/parts/pending-forms.ts'
import { usePendingStore } from '#desk/parts/pending-provider.tsx'
import type { LeadView } from '#server/leads/lead-view.ts'

type LeadState = Pick<LeadView, 'id' | 'status' | 'spamReason' | 'erasedIn'>

/**
 * Not done in the loader, because a GET request must not change anything. Queued like other changes
 * while the server is unreachable.
 */
export function useMarkAsRead({ id, status, spamReason, erasedIn }: LeadState) {
  const store = usePendingStore()
  const isNew = status === 'new' && spamReason === null && erasedIn === null
  useEffect(() => {
    if (isNew) store.update((work) => addOpened(work, id))
  }, [isNew, id, store])
}
