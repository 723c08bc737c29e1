import type { EditFields } from '#domain/quotes/quote-edit.ts'
import { changeLead } from '../leads/lead-change-store.ts'
import type { ServerContext } from '../server-context.ts'
import { getStatusBeforeWon } from './acceptance-store.ts'
import { closeAsLost } from './close-lost-store.ts'
import {
  editDraft,
  extendQuote,
  reviseQuote,
  sendQuote,
  voidQuote,
  type EditResult,
  type OwnerAction,
} from './owner-quote.ts'
import { markHandedOver } from './hand-over-store.ts'
import type { QuoteChangeResult } from './quote-change-store.ts'

type PostedAction = OwnerAction & { fields: EditFields }

const actions = {
  edit: editDraft,
  send: sendQuote,
  extend: extendQuote,
  revise: reviseQuote,
  void: voidQuote,
  'undo-won': undoWon,
  'close-lost': closeAsLost,
  'hand-over': ({ database }, { quote, actor }) => markHandedOver(database, quote, actor),
} as const satisfies Record<
  string,
  (context: ServerContext, posted: PostedAction) => Promise<EditResult>
>

/** An action that a form of the admin area can request. */
export type OwnerIntent = keyof typeof actions

export function isOwnerIntent(value: unknown): value is OwnerIntent {
  return typeof value === 'string' && Object.hasOwn(actions, value)
}

export function actOnQuote(
  context: ServerContext,
  intent: OwnerIntent,
  posted: PostedAction,
): Promise<EditResult> {
  return actions[intent](context, posted)
}

/** Restores the lead's status from before the acceptance. The quote stays accepted. */
async function undoWon(
  { database }: ServerContext,
  { quote, actor }: PostedAction,
): Promise<QuoteChangeResult> {
  const { adminId, ...at } = actor
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
