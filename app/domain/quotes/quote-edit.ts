import type { Agorot, BasisPoints } from '../money.ts'
import { parseShekels } from '../parse-shekels.ts'
import { cleanLine } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { hasTooMuchCredit, type PriceableQuote } from './price-quote.ts'
import type { QuoteLine, Words } from './quote-line.ts'

/** The problems that a draft can have (requirements 6.4). */
export const editProblems = [
  'title',
  'title-long',
  'no-amount',
  'amount',
  'months',
  'discount',
  'note',
  'empty',
  'too-many',
  'credit',
] as const

export type EditProblem = (typeof editProblems)[number]

/** `field` is the name of the form's field; `lineId` is null where the fault is not in a line. */
export type EditFault = { field: string; lineId: string | null; problem: EditProblem }

export type QuoteEdit =
  | { ok: true; lines: QuoteLine[]; note: string }
  | { ok: false; faults: EditFault[] }

/** A posted form with the fields `he.<id>`, `en.<id>`, `amount.<id>` and so on for each line. */
export type EditFields = { get: (name: string) => unknown }

export const editLimits = { title: 200, note: 2_000, months: 60, lines: 50 } as const

/** The draft that is edited; `language` is the client's. */
type Draft = { lines: readonly QuoteLine[]; language: keyof Words }

/**
 * The lines of the draft with the owner's changes, or all faults in them. A line that is missing
 * from the form, because another tab added it, stays as it is; an own line that was never filled in
 * is dropped.
 */
export function parseQuoteEdit(fields: EditFields, { lines, language }: Draft): QuoteEdit {
  const note = textOf(fields.get('note')).trim()
  const faults: EditFault[] = []
  if (countCodePoints(note) > editLimits.note)
    faults.push({ field: 'note', lineId: null, problem: 'note' })
  const edited = lines.flatMap((line) => {
    if (fields.get(`remove.${line.id}`) !== null) return []
    if (fields.get(`amount.${line.id}`) === null) return [line]
    const read = readLine(fields, line)
    if (line.isOwn && isBlank(read, line)) return []
    const { found, after } = checkLine(read, { line, language })
    faults.push(...found)
    return [after]
  })
  return faults.length > 0 ? { ok: false, faults } : { ok: true, lines: edited, note }
}

/** An own line that nobody has filled in yet. */
export function isUntouched({ isOwn, isCredit, name, amount }: QuoteLine): boolean {
  const isUnnamed = name.he === '' && name.en === ''
  return isOwn && amount === 0 && (isUnnamed || isCredit === true)
}

/** The faults that prevent a draft from being sent. */
export function findSendFaults({
  lines,
  language,
  rules,
  claims,
}: Draft & PriceableQuote): EditFault[] {
  if (lines.length === 0) return [{ field: 'add', lineId: null, problem: 'empty' }]
  const credit = lines.findLast(({ isCredit }) => isCredit)
  return [
    ...lines
      .filter(({ isOwn }) => isOwn)
      .flatMap(({ id, name, amount }) => [
        ...(name[language] === '' ? [faultOf(id, language, 'title')] : []),
        ...(amount === 0 ? [faultOf(id, 'amount', 'no-amount')] : []),
      ]),
    ...(credit && hasTooMuchCredit({ lines, rules, claims })
      ? [faultOf(credit.id, 'amount', 'credit')]
      : []),
  ]
}

type LineTexts = Record<'he' | 'en' | 'amount' | 'months' | 'discount', string> &
  Record<'isOptional' | 'isPlusVat' | 'isFinal', boolean>

function readLine(fields: EditFields, { id }: QuoteLine): LineTexts {
  const text = (name: string) => cleanLine(textOf(fields.get(`${name}.${id}`)))
  const isOn = (name: string) => fields.get(`${name}.${id}`) !== null
  return {
    he: text('he'),
    en: text('en'),
    amount: text('amount'),
    months: text('months'),
    discount: text('discount'),
    isOptional: isOn('optional'),
    isPlusVat: isOn('plus-vat'),
    isFinal: isOn('final'),
  }
}

/** A credit comes with a name, so one that was never given an amount is blank. */
function isBlank(
  { he, en, amount, months, discount }: LineTexts,
  { isCredit, amount: stored }: QuoteLine,
): boolean {
  const isNothing = amount === '' || parseShekels(amount) === 0
  if (isCredit) return isNothing && stored === 0
  return [he, en, months].every((text) => text === '') && isNothing && !parsePercent(discount)
}

type Checked = { found: EditFault[]; after: QuoteLine }

/**
 * An empty title in the other language takes that in the client's language. A price "from" stays
 * one until the owner types another amount or declares it final. A credit has the amount that it takes
 * off, and neither months nor a discount of its own; it cannot be left out.
 */
function checkLine(
  texts: LineTexts,
  { line, language }: Pick<Draft, 'language'> & { line: QuoteLine },
): Checked {
  const title = texts[language]
  const amount = parseShekels(texts.amount)
  const ownDiscount = parsePercent(texts.discount)
  const months = parseMonths(texts.months)
  const found = [
    ...(title === '' ? [faultOf(line.id, language, 'title')] : []),
    ...(['he', 'en'] as const)
      .filter((lang) => countCodePoints(texts[lang]) > editLimits.title)
      .map((lang) => faultOf(line.id, lang, 'title-long')),
    ...amountFaults(texts.amount, amount, line),
    ...(months === undefined ? [faultOf(line.id, 'months', 'months')] : []),
    ...(ownDiscount === null ? [faultOf(line.id, 'discount', 'discount')] : []),
  ]
  const name = { he: texts.he || title, en: texts.en || title }
  const vat = texts.isPlusVat ? 'excluded' : 'included'
  if (line.isCredit)
    return { found, after: { ...line, amount: amount === null ? line.amount : -amount, name, vat } }
  const after: QuoteLine = {
    ...withAmount(line, amount ?? line.amount),
    name,
    ownDiscount: ownDiscount ?? line.ownDiscount,
    months: months ?? null,
    vat,
    optional: texts.isOptional,
    payment: paymentAfter(line, months ?? null),
    isFrom: line.isFrom && !texts.isFinal && amount === line.amount,
  }
  return { found, after }
}

/** Keeps the list price in `listAmount` while the owner's amount differs from it. */
function withAmount({ listAmount, ...line }: QuoteLine, amount: Agorot): QuoteLine {
  const listed = listAmount ?? line.amount
  return { ...line, amount, ...(!line.isOwn && amount !== listed && { listAmount: listed }) }
}

function amountFaults(text: string, amount: number | null, { id, isOwn }: QuoteLine): EditFault[] {
  if (text === '' || (isOwn && amount === 0)) return [faultOf(id, 'amount', 'no-amount')]
  return amount === null ? [faultOf(id, 'amount', 'amount')] : []
}

function faultOf(lineId: string, field: string, problem: EditProblem): EditFault {
  return { field: `${field}.${lineId}`, lineId, problem }
}

/** A subscription that is not for whole years cannot be paid a year in advance. */
function paymentAfter({ payment }: QuoteLine, months: number | null): QuoteLine['payment'] {
  if (months === null) return isRecurring(payment) ? 'halves' : payment
  return payment === 'year-ahead' && months % 12 === 0 ? payment : 'monthly'
}

function isRecurring(payment: QuoteLine['payment']): boolean {
  return payment === 'monthly' || payment === 'year-ahead'
}

/** '7.5' is 750, '' is 0. null where the text is not a percentage. */
export function parsePercent(text: string): BasisPoints | null {
  const plain = cleanLine(text).replace(/%$/, '')
  if (plain === '') return 0
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(plain)) return null
  const [whole = '', part = ''] = plain.split('.')
  const share = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return share <= 10_000 ? share : null
}

/** null: paid once. undefined: not a valid number of months. */
function parseMonths(text: string): number | null | undefined {
  if (text === '') return null
  const months = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return months >= 1 && months <= editLimits.months ? months : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
