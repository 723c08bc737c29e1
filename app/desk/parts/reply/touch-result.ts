import type { ActionToast } from '#desk/parts/action-toast.ts'

/**
 * `touched`: the answer that was recorded, which the page offers to undo. `earlier` says who answered
 * meanwhile, where the page did not show it.
 */
export type TouchResult = {
  toast: ActionToast | null
  touched: { id: string; key: string; name: string; earlier: string | null } | null
}
