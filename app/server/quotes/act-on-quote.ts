import type { EditFields } from '#domain/quotes/quote-edit.ts'
import { changeLead } from '../leads/lead-change-store.ts'
import type { ServerContext } from '../server-context.ts'
import { getStatusBeforeWon } from './acceptance-store.ts'
import {
  editDraft,
  extendQuote,
  reviseQuote,
  sendQuote,
  voidQuote,
  type Edited,
  type Owned,
} from './owner-quote.ts'
import { markHandedOver } from './hand-over-store.ts'
import type { QuoteChanged } from './quote-work-store.ts'

type Posted = Owned & { fields: EditFields }

const actions = {
  edit: editDraft,
  send: sendQuote,
  extend: extendQuote,
  revise: reviseQuote,
  void: voidQuote,
  'undo-won': undoWon,
  'hand-over': ({ database }, { quote, worker }) => markHandedOver(database, quote, worker),
} as const satisfies Record<string, (context: ServerContext, posted: Posted) => Promise<Edited>>

/** What a form of the owner can ask for. */
export type OwnerIntent = keyof typeof actions

export function isOwnerIntent(value: unknown): value is OwnerIntent {
  return typeof value === 'string' && Object.hasOwn(actions, value)
}

export function actOnQuote(
  context: ServerContext,
  intent: OwnerIntent,
  posted: Posted,
): Promise<Edited> {
  return actions[intent](context, posted)
}

/** Gives the lead the status that it had before the quote was accepted. The quote stays accepted. */
async function undoWon(
  { database }: ServerContext,
  { quote, worker }: Posted,
): Promise<QuoteChanged> {
  const { adminId, ...at } = worker
  const before = await getStatusBeforeWon(database, quote.id)
  if (before === null || adminId === null) return { kind: 'refused' }
  const change = { field: 'status', value: before, before: 'closed_won' } as const
  const { kind } = await changeLead(
    database,
    quote.leadId,
    { intent: 'change', version: 0, ...change },
    { adminId, ...at },
  )
  return kind === 'changed' ? { kind, quote } : { kind }
}
