import { copyFor } from '#copy/copy.server.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import {
  editLimits,
  findSendFaults,
  isUntouched,
  parseQuoteEdit,
  type EditFault,
  type EditFields,
} from '#domain/quotes/quote-edit.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import { priceChanges } from '#domain/quotes/price-changes.ts'
import { hasDiscounts } from '#domain/quotes/quote-discounts.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { QuoteAction } from '#domain/quotes/quote-status.ts'
import type { ServerContext } from '../server-context.ts'
import { currentClient } from './current-client.ts'
import { catalogueLines } from './catalogue-lines.ts'
import {
  extendSnapshot,
  freezeQuote,
  reviseSnapshot,
  type FrozenQuote,
  type QuoteContent,
  type Terms,
} from './freeze-quote.ts'
import { currentTerms, withDiscounts } from './quote-terms.ts'
import {
  changeQuote,
  type QuoteChange,
  type QuoteChangeResult,
  type QuoteActor,
} from './quote-change-store.ts'
import type { StoredQuote } from './stored-quote.ts'

/** `seen`: the hash of the content shown to the admin. */
export type OwnerAction = { quote: StoredQuote; seen: string; actor: QuoteActor }

type Refused = { kind: 'invalid'; faults: EditFault[] }

/** `added`: the id of the line that was added. */
export type EditResult = QuoteChangeResult | Refused | { kind: 'saved'; added: string | null }

/**
 * Saves a draft. `add` is a line to append: 'own', 'credit', or a code of the price list.
 */
export async function editDraft(
  context: ServerContext,
  { quote, fields, seen, actor }: OwnerAction & { fields: EditFields },
): Promise<EditResult> {
  const { language, snapshot } = quote
  const edit = parseQuoteEdit(fields, { lines: snapshot.lines, language })
  if (!edit.ok) return { kind: 'invalid', faults: edit.faults }
  const { terms, list } = currentTerms(context)
  const isOn =
    fields.get('discounts-shown') === null
      ? hasDiscounts(snapshot.rules)
      : fields.get('discounts') !== null
  const known = new Set(edit.lines.map(({ id }) => id))
  const added = linesToAdd(fields.get('add'), edit.lines, list).filter(({ id }) => !known.has(id))
  const lines = [...edit.lines, ...added]
  if (lines.length > editLimits.lines)
    return { kind: 'invalid', faults: [{ field: 'add', lineId: null, problem: 'too-many' }] }
  const content = { lines, claims: snapshot.claims, note: edit.note }
  const changed = await applyAction(context, { quote, seen, actor }, 'edit', (locked) => ({
    version: redraft(locked, {
      content,
      terms: withDiscounts(isOn, terms),
      now: actor.now,
    }),
    prices: priceChanges(locked.snapshot.lines, lines),
  }))
  return changed.kind === 'changed' ? { kind: 'saved', added: added[0]?.id ?? null } : changed
}

function linesToAdd(
  code: unknown,
  lines: readonly QuoteLine[],
  list: PriceList,
): readonly QuoteLine[] {
  if (code === 'own') return [ownLine(lines)]
  if (code === 'credit') return [creditLine(lines)]
  return typeof code === 'string' ? catalogueLines(readBasketQuery(`s=${code}`, list), list) : []
}

/** A line without title and amount, for the owner to fill in. */
function ownLine(lines: readonly QuoteLine[]): QuoteLine {
  return {
    id: freeId('own', lines),
    service: '',
    name: { he: '', en: '' },
    detail: { he: '', en: '' },
    amount: 0,
    months: null,
    ownDiscount: 0,
    vat: 'included',
    optional: false,
    payment: 'halves',
    isFrom: false,
    isOwn: true,
  }
}

/** A line that takes an amount off, which the owner fills in. */
function creditLine(lines: readonly QuoteLine[]): QuoteLine {
  const name = { he: copyFor('he').quotes.lines.credit, en: copyFor('en').quotes.lines.credit }
  return { ...ownLine(lines), id: freeId('credit', lines), name, isCredit: true }
}

function freeId(kind: 'own' | 'credit', lines: readonly QuoteLine[]): string {
  const taken = new Set(lines.map(({ id }) => id))
  const names = Array.from({ length: lines.length + 1 }, (_, at) => `${kind}-${at + 1}`)
  return names.find((name) => !taken.has(name)) ?? kind
}

/**
 * Sends a draft: freezes prices, rules and rates, and emails the link to the client. Own lines
 * without name and amount are left out.
 */
export async function sendQuote(
  context: ServerContext,
  ownerAction: OwnerAction,
): Promise<QuoteChangeResult | Refused> {
  const { language, snapshot } = ownerAction.quote
  const lines = snapshot.lines.filter((line) => !isUntouched(line))
  const { terms } = currentTerms(context)
  const { rules } = withDiscounts(hasDiscounts(snapshot.rules), terms)
  const faults = findSendFaults({ lines, language, rules, claims: snapshot.claims })
  if (faults.length > 0) return { kind: 'invalid', faults }
  const client = await currentClient(context, ownerAction.quote)
  return applyAction(context, ownerAction, 'send', (locked) => {
    const { claims, note, rules } = locked.snapshot
    const version = redraft(locked, {
      content: { lines, claims, note },
      client,
      terms: withDiscounts(hasDiscounts(rules), terms),
      now: ownerAction.actor.now,
    })
    return { version, chosen: optionalIds(lines), emails: linkEmails(client, locked) }
  })
}

export async function extendQuote(
  context: ServerContext,
  ownerAction: OwnerAction,
): Promise<QuoteChangeResult> {
  const client = await currentClient(context, ownerAction.quote)
  return applyAction(context, ownerAction, 'extend', (locked) => ({
    version: extendSnapshot(locked.snapshot, ownerAction.actor.now),
    emails: linkEmails(client, locked),
  }))
}

export function reviseQuote(
  context: ServerContext,
  ownerAction: OwnerAction,
): Promise<QuoteChangeResult> {
  return applyAction(context, ownerAction, 'revise', (locked) => ({
    version: reviseSnapshot(locked.snapshot),
  }))
}

export function voidQuote(
  context: ServerContext,
  ownerAction: OwnerAction,
): Promise<QuoteChangeResult> {
  return applyAction(context, ownerAction, 'void', () => ({}))
}

type Client = StoredQuote['snapshot']['client']

type Next = {
  client?: Client
  content: QuoteContent
  terms: Terms
  now: Date
}

/** The draft with new content, as the same version. */
function redraft({ snapshot: { number, version, client } }: StoredQuote, next: Next): FrozenQuote {
  return freezeQuote({ number, version, client, ...next })
}

/** No email for a client without an address; the owner hands over the link. */
function linkEmails({ email }: Client, { language }: StoredQuote) {
  return email === '' ? [] : [{ kind: 'quote-link', recipient: email, language } as const]
}

async function applyAction(
  { database, outbox }: ServerContext,
  { quote, seen, actor }: OwnerAction,
  action: QuoteAction,
  effects: NonNullable<QuoteChange['effects']>,
): Promise<QuoteChangeResult> {
  const changed = await changeQuote(database, { id: quote.id, action, seen, effects }, actor)
  if (changed.kind === 'changed') outbox.poll()
  return changed
}
