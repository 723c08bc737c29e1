import type { PendingStore } from './pending-store.ts'
import { removeOpened, setFormState } from './pending-forms.ts'
import {
  findNextChange,
  setState,
  type ChangeState,
  type PendingChange,
  type PendingForm,
  type PendingWork,
} from './pending-work.ts'

/** One thing to tell the server. */
export type Outgoing =
  | { kind: 'opened'; leadId: string }
  | { kind: 'change'; change: PendingChange }
  | { kind: 'form'; form: PendingForm }

/** The server's decision. 'stale': somebody else changed the same, for a field to `current`. */
export type Answer =
  | { kind: 'sent' | 'gone' }
  | { kind: 'stale'; current: string; version: number }
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }

/** 'away': the server cannot be reached or fails, and may take it later. */
export type SendOutcome = Answer | { kind: 'away' } | { kind: 'signed-out' }

export type SendResult = {
  end: 'done' | 'away' | 'signed-out'
  sent: readonly Outgoing[]
  /** How many of the changes and forms were refused. */
  refused: number
}

/** Milliseconds between two attempts while the server is away; doubled up to the limit. */
const pauses = { first: 1_000, longest: 30_000 } as const

export function pauseAfter(attempts: number): number {
  return Math.min(pauses.first * 2 ** attempts, pauses.longest)
}

/** An opened lead goes first: a change of its status would make it too late for 'read'. */
export function findNextToSend(work: PendingWork): Outgoing | undefined {
  const [leadId] = work.opened
  if (leadId !== undefined) return { kind: 'opened', leadId }
  const change = findNextChange(work)
  if (change) return { kind: 'change', change }
  const form = work.forms.find(({ state }) => state.kind === 'waiting')
  return form && { kind: 'form', form }
}

/**
 * Sends what waits one by one, changes in their order (requirements 7.5). Stops at the first that
 * does not reach the server; a refused one does not hold back the changes of other fields.
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
    if (outcome.kind === 'away' || outcome.kind === 'signed-out')
      return { end: outcome.kind, sent, refused }
    if (outcome.kind === 'sent') sent.push(item)
    else refused += 1
    store.update((work) => applyAnswer(work, item, outcome))
  }
}

function applyAnswer(work: PendingWork, item: Outgoing, answer: Answer): PendingWork {
  if (item.kind === 'opened') return removeOpened(work, item.leadId)
  return item.kind === 'change'
    ? setState(work, item.change.key, changeStateAfter(answer))
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
