import type { ActionToast } from '../action-toast.ts'
import type { FaultView, TypedFields } from './describe-faults.ts'

/** What was refused, with what was typed; `typed` null: nothing was typed. */
export type Refusal = { faults: readonly FaultView[]; typed: TypedFields | null }

/** What the page shows after a form. What was typed comes back unless it was saved. */
export type QuoteAnswer = {
  toast: ActionToast | null
  refusal: Refusal | null
  warning: 'stale' | 'offline' | null
  /** The id of the own line that was added, to be filled in. */
  added: string | null
}

export const nothingSaid: QuoteAnswer = { toast: null, refusal: null, warning: null, added: null }
