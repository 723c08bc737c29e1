import type { PendingStore } from './pending-store.ts'
import { removeOpened, setFormState } from './pending-forms.ts'
import {
  findNextChange,
  setChangeState,
  type ChangeState,
  type PendingChange,
  type PendingForm,
  type PendingWork,
} from './pending-work.ts'

/** One item of the pending work, as it is sent to the server. */
export type Outgoing =
  | { kind: 'opened'; leadId: string }
  | { kind: 'change'; change: PendingChange }
  | { kind: 'form'; form: PendingForm }

/**
 * The server's response to one item. 'stale': somebody else changed the same field to `current`, or
 * the same form in between.
 */
export type Answer =
  | { kind: 'sent' | 'gone' }
  | { kind: 'stale'; current: string; version: number }
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }

/** 'unreachable': there was no usable response; the item stays in the queue and is retried. */
export type SendOutcome = Answer | { kind: 'unreachable' } | { kind: 'signed-out' }

export type SendResult = {
  end: 'done' | 'unreachable' | 'signed-out'
  sent: readonly Outgoing[]
  /** Number of changes and forms that the server refused. */
  refused: number
}

/** Milliseconds between two attempts while the server is unreachable; doubled up to the limit. */
const retryDelays = { first: 1_000, longest: 30_000 } as const

export function retryDelayAfter(attempts: number): number {
  return Math.min(retryDelays.first * 2 ** attempts, retryDelays.longest)
}

/**
 * The notice that a lead was opened goes first: after a change of its status the server would no
 * longer set it to 'read'.
 */
export function findNextToSend(work: PendingWork): Outgoing | undefined {
  const [leadId] = work.opened
  if (leadId !== undefined) return { kind: 'opened', leadId }
  const change = findNextChange(work)
  if (change) return { kind: 'change', change }
  const form = work.forms.find(({ state }) => state.kind === 'waiting')
  return form && { kind: 'form', form }
}

/**
 * Sends the pending items one after the other, changes in their order (requirements 7.5). Stops at
 * the first that does not reach the server; a refused one does not block changes of other fields.
 */
export async function sendChanges(
  store: Pick<PendingStore, 'read' | 'update'>,
  send: (item: Outgoing) => Promise<SendOutcome>,
): Promise<SendResult> {
  const sent: Outgoing[] = []
  let refused = 0
  for (;;) {
    const item = findNextToSend(store.read())
    if (!item) return { end: 'done', sent, refused }
    const outcome = await send(item)
    if (outcome.kind === 'unreachable' || outcome.kind === 'signed-out')
      return { end: outcome.kind, sent, refused }
    if (outcome.kind === 'sent') sent.push(item)
    else refused += 1
    store.update((work) => applyAnswer(work, item, outcome))
  }
}

function applyAnswer(work: PendingWork, item: Outgoing, answer: Answer): PendingWork {
  if (item.kind === 'opened') return removeOpened(work, item.leadId)
  return item.kind === 'change'
    ? setChangeState(work, item.change.key, changeStateAfter(answer))
    : setFormState(work, item.form.key, formStateAfter(answer))
}

function changeStateAfter(answer: Answer): ChangeState {
  if (answer.kind === 'sent') return { kind: 'sent' }
  const { current, version } =
    answer.kind === 'stale' ? answer : ({ current: null, version: 0 } as const)
  return { kind: 'refused', current, version }
}

function formStateAfter(answer: Answer): PendingForm['state'] {
  if (answer.kind === 'sent') return { kind: 'sent' }
  const errors = answer.kind === 'invalid' ? answer.errors : {}
  return { kind: 'refused', errors, isGone: answer.kind === 'gone' }
}
