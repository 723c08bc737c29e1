import { useEffect, type RefObject } from 'react'
import { useBlocker } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { showActionToast } from './action-toast.ts'
import { findOpenCardDraft } from './card-drafts.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { usePendingStore } from './pending-provider.tsx'
import { sessionEnded } from './sign-in-address.ts'

type Props = {
  copy: { pending: AdminCopy['pending']; closeToast: string }
  /** Whether the server cannot be reached. */
  isAwayNow: Readonly<RefObject<boolean>>
}

/**
 * Stays on the page where the next one could not be loaded, which would end in the browser's error
 * page, and asks before a card is left with changes. One component for both: the router takes one
 * blocker only.
 */
export function LeaveGuard({ copy: { pending, closeToast: closeLabel }, isAwayNow }: Props) {
  const store = usePendingStore()
  const isAway = () => isAwayNow.current || !navigator.onLine
  const isCardOpen = (pathname: string) => findOpenCardDraft(store.read(), pathname) !== undefined
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (isAway() || isCardOpen(currentLocation.pathname)),
  )
  const isStaying = blocker.state === 'blocked' && isAway()
  useEffect(() => {
    if (!isStaying) return
    blocker.reset?.()
    showActionToast({ toast: { kind: 'done', text: pending.noConnection, closeLabel } })
  }, [blocker, isStaying, pending, closeLabel])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (findOpenCardDraft(store.read(), location.pathname)) event.preventDefault()
    }
    // What the page shows must not wait for an answer then; the draft is kept on the device.
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
