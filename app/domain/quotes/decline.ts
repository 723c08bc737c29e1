import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

/** Why a client declines a quote, in the order in which the reasons are offered. */
export const declineReasons = ['price', 'timing', 'other-studio', 'not-it', 'not-now'] as const

export type DeclineReason = (typeof declineReasons)[number]

/** A reason is offered, not asked for: both parts may be empty. */
export type Decline = { reason: DeclineReason | null; text: string }

/** What a client entered, as it is shown again after a refusal. */
export type TypedDecline = { reason: DeclineReason | null; words: string }

/** In code points. */
export const maxDeclineText = 500

export function isDeclineReason(value: unknown): value is DeclineReason {
  return declineReasons.some((reason) => reason === value)
}

type Fields = { get: (name: string) => unknown }

/** An unknown reason is none. null: the text is too long. */
export function parseDecline(fields: Fields): Decline | null {
  const { reason, words } = readTypedDecline(fields)
  const text = cleanText(words)
  return countCodePoints(text) > maxDeclineText ? null : { reason, text }
}

/** The fields as they were entered, whatever their length. */
export function readTypedDecline(fields: Fields): TypedDecline {
  const [reason, words] = [fields.get('reason'), fields.get('words')]
  return {
    reason: isDeclineReason(reason) ? reason : null,
    words: typeof words === 'string' ? words : '',
  }
}
