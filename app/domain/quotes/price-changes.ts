import type { Agorot } from '../money.ts'
import { isUntouched } from './quote-edit.ts'
import type { QuoteLine, Words } from './quote-line.ts'

/** A new amount for a line, once or per month. */
export type PriceChange = { lineId: string; name: Words; before: Agorot; after: Agorot }

/** The lines whose amount differs. The first amount of an own line does not count as a change. */
export function priceChanges(
  before: readonly QuoteLine[],
  after: readonly QuoteLine[],
): PriceChange[] {
  const known = new Map(before.filter((line) => !isUntouched(line)).map((line) => [line.id, line]))
  return after.flatMap(({ id: lineId, name, amount }) => {
    const line = known.get(lineId)
    return !line || line.amount === amount
      ? []
      : [{ lineId, name, before: line.amount, after: amount }]
  })
}
