import { z } from 'zod'
import { cardCountKinds, cardCountPath } from '#domain/business-card/card-taps.ts'
import { limitOfVisitor } from '../rate-limits/visitor-limit.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import { errorResponse, type ApiRoute } from './api-route.ts'

const schema = z.object({ card: z.uuid(), kind: z.enum(cardCountKinds) })

/** Far more than a person taps. */
const perMinute = 60

/** Counts a view or a tap on a card (requirements 3.12). Stores nothing about the visitor. */
export const countCard: ApiRoute = {
  method: 'POST',
  path: cardCountPath,
  handle: async ({ input, visitor }, { database, cardCounter }) => {
    const { data } = schema.safeParse(input)
    if (!data) return errorResponse(400, 'invalid')
    const allowed = { limit: perMinute, windowSeconds: 60 }
    const limited = await takeToken(
      database,
      limitOfVisitor('card-counts ', visitor.ipAddress, allowed),
    )
    if (limited) return errorResponse(429, 'rate_limited')
    cardCounter.count(data.card, data.kind)
    return { status: 202, json: { success: true } }
  },
}
