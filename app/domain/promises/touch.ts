import type { LeadStatus } from '../leads/status.ts'
import type { Day } from '../pricing/vat.ts'

/** How the owner gets in touch with a person. 'other': in a way that is not named. */
export const touchChannels = ['whatsapp', 'call', 'email', 'sms', 'other'] as const

export type TouchChannel = (typeof touchChannels)[number]

export function isTouchChannel(value: unknown): value is TouchChannel {
  return touchChannels.some((channel) => channel === value)
}

/** What an answer changes of a lead. `touchedAt` is an ISO time or null. */
export type TouchedFacts = {
  status: LeadStatus
  touchedAt: string | null
  followUps: number
  callBackOn: Day | null
}

/**
 * The facts after an answer at `now`: a lead that was only read is contacted, the day that was set is
 * done with, and a later answer while a quote is open is a question about it. `isSecond`: somebody
 * else gave the same answer meanwhile, so it is no further question.
 */
export function touch(
  facts: TouchedFacts,
  { now, hasOpenQuote, isSecond }: { now: Date; hasOpenQuote: boolean; isSecond: boolean },
): TouchedFacts {
  const isUnanswered =
    facts.status === 'new' || facts.status === 'unread' || facts.status === 'read'
  return {
    status: isUnanswered ? 'contacted' : facts.status,
    touchedAt: now.toISOString(),
    followUps: hasOpenQuote && !isUnanswered && !isSecond ? facts.followUps + 1 : facts.followUps,
    callBackOn: null,
  }
}
