import * as z from 'zod/mini'
import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

/** In code points. Leaves room in the lead's message (1,000) for the name of what is ordered. */
export const orderLimits = { notes: { max: 900 } } as const

export const orderErrorCodes = ['offerRequired', 'notesMax'] as const

export type OrderError = (typeof orderErrorCodes)[number]

export type Order<Offer extends string> = { offer: Offer; notes: string }

type OrderParseResult<Offer extends string> =
  | { ok: true; order: Order<Offer> }
  | { ok: false; errors: { field: 'offer' | 'notes'; code: OrderError }[] }

/**
 * Makes the parser of an order's own fields (requirements 4.12): what is ordered, and the optional
 * notes.
 */
export function orderParser<const Offer extends string>(offers: readonly Offer[]) {
  const isOffer = (value: unknown): value is Offer => offers.some((offer) => offer === value)
  const isShort = (value: string) => countCodePoints(value) <= orderLimits.notes.max
  const schema = z.object({
    offer: z.custom<Offer>(isOffer),
    notes: z._default(z.string().check(z.overwrite(cleanText), z.refine(isShort)), ''),
  })

  return function parseOrder(input: unknown): OrderParseResult<Offer> {
    const { data, error } = schema.safeParse(input)
    if (data) return { ok: true, order: data }
    const fields = new Set(error.issues.map(({ path }) => path[0]))
    const areNotesWrong = fields.has('notes')
    // An input that is not an object has no issue with a field: its offer is missing.
    const isOfferWrong = fields.has('offer') || !areNotesWrong
    return {
      ok: false,
      errors: [
        ...(isOfferWrong ? [{ field: 'offer', code: 'offerRequired' } as const] : []),
        ...(areNotesWrong ? [{ field: 'notes', code: 'notesMax' } as const] : []),
      ],
    }
  }
}
