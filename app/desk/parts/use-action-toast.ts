import { useEffect } from 'react'
import { showActionToast, type ActionToast } from './action-toast.ts'

/**
 * Shows the toast of an action whose response was a whole document, as after the password was
 * confirmed. Actions called by scripts show their toasts themselves.
 */
export function useActionToast(actionData: { toast: ActionToast | null } | undefined): void {
  useEffect(() => {
    if (actionData) showActionToast(actionData)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the document is hydrated
  }, [])
}
