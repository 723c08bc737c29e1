import { useEffect, type RefObject } from 'react'
import { useBlocker } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { showActionToast } from './action-toast.ts'
import { findOpenCardDraft } from './card-drafts.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { usePendingStore } from './pending-provider.tsx'
import { sessionEnded } from './sign-in-redirect.ts'

type Props = {
  copy: { pending: AdminCopy['pending']; closeToast: string }
  /** Whether the last item could not be sent because the server was unreachable. */
  isUnreachableNow: Readonly<RefObject<boolean>>
}

/**
 * Blocks navigation while the server is unreachable, which would end in the browser's error page,
 * and asks before an editor with unsaved changes of a card is left. One component for both, because
 * the router supports only one blocker.
 */
export function LeaveGuard({ copy: { pending, closeToast: closeLabel }, isUnreachableNow }: Props) {
  const store = usePendingStore()
  const isOffline = () => isUnreachableNow.current || !navigator.onLine
  const isCardOpen = (pathname: string) => findOpenCardDraft(store.read(), pathname) !== undefined
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (isOffline() || isCardOpen(currentLocation.pathname)),
  )
  const isStaying = blocker.state === 'blocked' && isOffline()
  useEffect(() => {
    if (!isStaying) return
    blocker.reset?.()
    showActionToast({ toast: { kind: 'done', text: pending.noConnection, closeLabel } })
  }, [blocker, isStaying, pending, closeLabel])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (findOpenCardDraft(store.read(), location.pathname)) event.preventDefault()
    }
    // No warning when the session has ended: the page must be left at once, and the draft is stored
    // on the device.
    const stopWarning = () => removeEventListener('beforeunload', warn)
    addEventListener('beforeunload', warn)
    addEventListener(sessionEnded, stopWarning)
    return () => {
      stopWarning()
      removeEventListener(sessionEnded, stopWarning)
    }
  }, [store])
  if (blocker.state !== 'blocked' || isStaying) return null
  return <LeaveDialog copy={pending.leaveCard} onStay={blocker.reset} onLeave={blocker.proceed} />
}
