import { isRecord } from '#domain/is-record.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { PendingStore } from './pending-store.ts'
import { findNextToSend, setState, type ChangeState, type PendingChange } from './pending-work.ts'

/** 'away': the server cannot be reached or fails, and may take the change later. */
export type SendOutcome =
  | Extract<ChangeState, { kind: 'sent' | 'refused' }>
  | { kind: 'away' }
  | { kind: 'signed-out' }

export type SendResult = {
  end: 'done' | 'away' | 'signed-out'
  sent: readonly PendingChange[]
  /** How many of the changes were refused. */
  refused: number
}

/** Milliseconds between two attempts while the server is away; doubled up to the limit. */
const pauses = { first: 1_000, longest: 30_000 } as const

export function pauseAfter(attempts: number): number {
  return Math.min(pauses.first * 2 ** attempts, pauses.longest)
}

/**
 * Sends the waiting changes one by one, in their order (requirements 7.5). Stops at the first that
 * does not reach the server; a refused one does not hold back the changes of other fields.
 */
export async function sendChanges(
  store: Pick<PendingStore, 'read' | 'update'>,
  send: (change: PendingChange) => Promise<SendOutcome>,
): Promise<SendResult> {
  const sent: PendingChange[] = []
  let refused = 0
  for (;;) {
    const change = findNextToSend(store.read())
    if (!change) return { end: 'done', sent, refused }
    const outcome = await send(change)
    if (outcome.kind === 'away' || outcome.kind === 'signed-out')
      return { end: outcome.kind, sent, refused }
    if (outcome.kind === 'sent') sent.push(change)
    else refused += 1
    store.update((work) => setState(work, change.key, outcome))
  }
}

/** A redirect leads to the sign-in page: the session has ended. */
export async function postChange(lang: Lang, change: PendingChange): Promise<SendOutcome> {
  const { key, field, value, before, version } = change
  const address = `${adminUrl(lang, `dashboard/leads/${change.lead.id}`)}/changes`
  const body = new URLSearchParams({
    intent: 'change',
    key,
    field,
    value,
    before,
    version: String(version),
  })
  try {
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    if (response.type === 'opaqueredirect') return { kind: 'signed-out' }
    const result: unknown = await response.json()
    if (response.ok) return { kind: 'sent' }
    if (response.status === 409) return readRefusal(result)
    const isFinal = response.status === 404 || response.status === 400
    return isFinal ? { kind: 'refused', current: null, version: 0 } : { kind: 'away' }
  } catch {
    return { kind: 'away' }
  }
}

/** 'away' where the answer was not written by this program. */
function readRefusal(result: unknown): SendOutcome {
  if (!isRecord(result) || result['kind'] !== 'stale') return { kind: 'away' }
  const { current, version } = result
  if (typeof current !== 'string' || typeof version !== 'number') return { kind: 'away' }
  return { kind: 'refused', current, version }
}
