import type { ActionToast } from '#desk/parts/action-toast.ts'
import type { PostedTexts } from '#desk/parts/read-text-fields.ts'
import type { FaultView } from './describe-faults.ts'

/**
 * The faults of a refused form and its posted text fields; null where the form has none to restore.
 */
export type Refusal = { faults: readonly FaultView[]; typed: PostedTexts | null }

/** What the page shows after a form was posted. Input is returned unless it was saved. */
export type QuoteFormResult = {
  toast: ActionToast | null
  refusal: Refusal | null
  warning: 'stale' | 'offline' | null
  /** The id of the own line that was added, whose title is focused next. */
  added: string | null
  /** A private note that was not stored, and why. */
  note: { typed: string; problem: string } | null
}

export const emptyResult: QuoteFormResult = {
  toast: null,
  refusal: null,
  warning: null,
  added: null,
  note: null,
}
