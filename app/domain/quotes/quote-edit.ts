import { isAgorot, type Agorot, type BasisPoints } from '../money.ts'
import { cleanLine } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import type { QuoteLine } from './quote-line.ts'

/** Validation errors of a draft. */
export const editProblems = ['name', 'amount', 'months', 'discount', 'note', 'empty'] as const

export type EditProblem = (typeof editProblems)[number]

export type QuoteEdit =
  | { ok: true; lines: QuoteLine[]; note: string }
  | { ok: false; problem: EditProblem; lineId: string | null }

/** A posted form with the fields `he.<id>`, `en.<id>`, `amount.<id>` and so on for each line. */
export type EditFields = { get: (name: string) => unknown }

export const editLimits = { name: 200, note: 2_000, months: 60, lines: 50 } as const

/**
 * The lines of the draft with the owner's changes. A price that the owner has saved is no longer a
 * "from" price.
 */
export function parseQuoteEdit(fields: EditFields, before: readonly QuoteLine[]): QuoteEdit {
  const note = textOf(fields.get('note')).trim()
  if (countCodePoints(note) > editLimits.note) return { ok: false, problem: 'note', lineId: null }
  const lines: QuoteLine[] = []
  for (const line of before) {
    if (fields.get(`remove.${line.id}`) !== null) continue
    const edited = parseLine(fields, line)
    if ('problem' in edited) return { ok: false, problem: edited.problem, lineId: line.id }
    lines.push(edited)
  }
  return { ok: true, lines, note }
}

function parseLine(fields: EditFields, line: QuoteLine): QuoteLine | { problem: EditProblem } {
  const field = (name: string) => textOf(fields.get(`${name}.${line.id}`))
  const name = { he: cleanLine(field('he')), en: cleanLine(field('en')) }
  if ([name.he, name.en].some((text) => text === '' || countCodePoints(text) > editLimits.name))
    return { problem: 'name' }
  const amount = parseShekels(field('amount'))
  if (amount === null) return { problem: 'amount' }
  const ownDiscount = parsePercent(field('discount'))
  if (ownDiscount === null) return { problem: 'discount' }
  const months = parseMonths(field('months'))
  if (months === undefined) return { problem: 'months' }
  return {
    ...line,
    name,
    amount,
    ownDiscount,
    months,
    vat: fields.get(`plus-vat.${line.id}`) === null ? 'included' : 'excluded',
    optional: fields.get(`optional.${line.id}`) !== null,
    payment: paymentAfter(line, months),
    isFrom: false,
  }
}

function paymentAfter({ payment }: QuoteLine, months: number | null): QuoteLine['payment'] {
  if (months !== null) return 'monthly'
  return payment === 'monthly' ? 'halves' : payment
}

/** '2,500' and '2500.5' are shekels. null where the text is not an amount. */
export function parseShekels(text: string): Agorot | null {
  const plain = text.trim().replaceAll(',', '')
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return null
  const [shekels = '', agorot = ''] = plain.split('.')
  const amount = Number(shekels) * 100 + Number(agorot.padEnd(2, '0'))
  return isAgorot(amount) ? amount : null
}

/** '7.5' is 750, '' is 0. null where the text is not a percentage. */
export function parsePercent(text: string): BasisPoints | null {
  const plain = text.trim().replace(/%$/, '')
  if (plain === '') return 0
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(plain)) return null
  const [whole = '', part = ''] = plain.split('.')
  const share = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return share <= 10_000 ? share : null
}

/** null: paid once. undefined: not a valid number of months. */
function parseMonths(text: string): number | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  const months = /^\d{1,2}$/.test(plain) ? Number(plain) : 0
  return months >= 1 && months <= editLimits.months ? months : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
