import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

/** Why a client declines a quote, in the order in which the reasons are offered. */
export const declineReasons = ['price', 'timing', 'other-studio', 'not-it', 'not-now'] as const

export type DeclineReason = (typeof declineReasons)[number]

/** A reason is offered, not asked for: both parts may be empty. */
export type Decline = { reason: DeclineReason | null; text: string }

/** In code points. */
export const maxDeclineText = 500

export function isDeclineReason(value: unknown): value is DeclineReason {
  return declineReasons.some((reason) => reason === value)
}

/** An unknown reason is none. null: the text is too long. */
export function parseDecline(fields: { get: (name: string) => unknown }): Decline | null {
  const [reason, written] = [fields.get('reason'), fields.get('words')]
  const text = typeof written === 'string' ? cleanText(written) : ''
  if (countCodePoints(text) > maxDeclineText) return null
  return { reason: isDeclineReason(reason) ? reason : null, text }
}
