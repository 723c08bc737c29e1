import * as z from 'zod/mini'
import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

/** What an order tells beside who sends it. The notes leave room in the lead's message for the name of what is ordered. */
export const orderLimits = { notes: { max: 900 } } as const

export type OrderError = 'offerRequired' | 'notesMax'

export type Order<Offer extends string> = { offer: Offer; notes: string }

type Result<Offer extends string> =
  | { ok: true; order: Order<Offer> }
  | { ok: false; errors: { field: string; code: OrderError }[] }

/** Reads the part of an order form that is not the visitor: what is ordered, and the notes, which may be left out. */
export function orderParser<const Offer extends string>(offers: readonly Offer[]) {
  const isOffer = (value: unknown): value is Offer => offers.some((offer) => offer === value)
  const isShort = (value: string) => countCodePoints(value) <= orderLimits.notes.max
  const schema = z.object({
    offer: z.custom<Offer>(isOffer),
    notes: z._default(z.string().check(z.overwrite(cleanText), z.refine(isShort)), ''),
  })

  return function parseOrder(input: unknown): Result<Offer> {
    const { data, error } = schema.safeParse(input)
    if (data) return { ok: true, order: data }
    const fields = new Set(error.issues.map(({ path }) => path[0]))
    const wrong: { field: string; code: OrderError }[] = []
    if (!fields.has('notes') || fields.has('offer'))
      wrong.push({ field: 'offer', code: 'offerRequired' })
    if (fields.has('notes')) wrong.push({ field: 'notes', code: 'notesMax' })
    return { ok: false, errors: wrong }
  }
}
