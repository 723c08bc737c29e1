import type { EditFields } from '#domain/quotes/quote-edit.ts'
import type { ServerContext } from '../server-context.ts'
import {
  editDraft,
  extendQuote,
  reviseQuote,
  sendQuote,
  voidQuote,
  type Edited,
  type Owned,
} from './owner-quote.ts'

type Posted = Owned & { fields: EditFields }

const actions = {
  edit: editDraft,
  send: sendQuote,
  extend: extendQuote,
  revise: reviseQuote,
  void: voidQuote,
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
