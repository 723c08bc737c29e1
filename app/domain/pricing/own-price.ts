import { z } from 'zod'

/** Whole shekels that a price may have, in agorot. */
const ownPriceLimits = { min: 100, max: 1_000_000_000 } as const

const amount = z.int().min(ownPriceLimits.min).max(ownPriceLimits.max).multipleOf(100)

/**
 * The owner's own figure for a price, in agorot with VAT, and the day since when it counts. `to`
 * null: "from"; equal to `from`: an exact price.
 */
export const ownPriceSchema = z
  .object({ from: amount, to: amount.nullable(), since: z.iso.date() })
  .refine(({ from, to }) => to === null || to >= from)

export type OwnPrice = z.output<typeof ownPriceSchema>

/**
 * Reads typed shekels, with or without thousands separators and the sign. An empty end makes an
 * exact price. Null if an amount is not whole shekels within the limits, or the end is lower.
 */
export function parseOwnPrice(typed: {
  from: string
  to: string
  isFrom: boolean
  since: string
}): OwnPrice | null {
  const from = readShekels(typed.from)
  const end = typed.to.trim() === '' ? from : readShekels(typed.to)
  const parsed = ownPriceSchema.safeParse({
    from,
    to: typed.isFrom ? null : end,
    since: typed.since,
  })
  return parsed.success && (typed.isFrom || end !== null) ? parsed.data : null
}

function readShekels(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,₪\u2066-\u2069]/g, '')
  return /^\d{1,8}$/.test(digits) ? Number(digits) * 100 : null
}
