import type { LeadStatus } from '../leads/status.ts'
import type { Day } from '../pricing/vat.ts'
import { addDays } from '../quotes/add-days.ts'
import type { StoredQuoteStatus } from '../quotes/quote-status.ts'
import {
  addBusinessDays,
  addBusinessMinutes,
  nextBusinessDay,
  openingOn,
  type BusinessHours,
} from './business-time.ts'

/**
 * What the owner has to do next for a lead. 'follow-up' and 'follow-up-quote' wait for the visitor
 * until they are due.
 */
export const nextActions = [
  'answer',
  'call-back',
  'finish-quote',
  'follow-up',
  'follow-up-quote',
  'decide-quote',
  'answer-decline',
  'start-work',
] as const

export type NextAction = (typeof nextActions)[number]

export type NextStep = { action: NextAction; at: Date }

/** The times that the studio promises (requirements 5.7) and sets itself. */
export type PromiseRules = {
  hours: BusinessHours
  /** Business hours to the answer of an enquiry. */
  answerHours: number
  /** Business days to a quote, or to the answer of somebody who asked for one. */
  quoteDays: number
}

export type QuoteFacts = {
  status: StoredQuoteStatus
  createdAt: Date
  /** The last day on which it can be accepted. */
  validUntil: Day
  sentAt: Date | null
  acceptedAt: Date | null
  /** When the client last declined it, which counts only while the status is 'declined'. */
  declinedAt: Date | null
}

export type LeadFacts = {
  receivedAt: Date
  status: LeadStatus
  /** Whether it is held as spam. */
  isHeld: boolean
  /** When the owner last answered, called or moved the lead on; null: never. */
  touchedAt: Date | null
  /** Whether it came with a file, so that its sender waits for no answer. */
  isImported: boolean
  /** How often the owner wrote or called since the newest quote was sent. */
  followUps: number
  /** The day that the owner set, as in "call back on Tuesday". */
  callBackOn: Day | null
  /** The newest quote that is not void. */
  quote: QuoteFacts | null
}

/** Business days of silence after which the owner asks again. */
const silentDays = 2
/** The same for a lead that is being worked on. */
const workDays = 5
const maxFollowUps = 2
/** A promised time is told in whole five minutes, so that page and email say the same. */
const promiseStepMs = 5 * 60_000
/** Calendar days before the last day of a quote on which the owner decides about it. */
const decisionDays = 3

/**
 * The one next step of a lead (decision 0120); null for a lead that is closed or held. Nothing else
 * computes when something is due.
 */
export function nextStep(facts: LeadFacts, rules: PromiseRules): NextStep | null {
  const { status, isHeld, callBackOn, quote } = facts
  const touchedAt = facts.touchedAt ?? (facts.isImported ? facts.receivedAt : null)
  if (isHeld || status === 'closed_lost' || status === 'archived') return null
  if (callBackOn !== null) return { action: 'call-back', at: openingOn(callBackOn, rules.hours) }
  if (quote?.acceptedAt) return startWork(quote.acceptedAt, facts, rules)
  if (status === 'closed_won') return null
  if (facts.isImported && facts.touchedAt === null && quote === null) return null
  if (quote?.status === 'declined') return afterDecline(quote, facts, rules)
  if (touchedAt === null)
    return { action: 'answer', at: answerBy({ ...facts, asksForQuote: quote !== null }, rules) }
  if (quote?.status === 'draft') return finishQuote(quote, touchedAt, rules)
  if (quote?.sentAt) return followUpQuote({ ...quote, sentAt: quote.sentAt }, facts, rules)
  const days = status === 'in_progress' ? workDays : silentDays
  return { action: 'follow-up', at: addBusinessDays(touchedAt, days, rules.hours) }
}

/**
 * By when a new lead is answered, as the visitor is told: in business hours, or on the next business
 * day where a quote was asked for (requirements 5.7).
 */
export function answerBy(
  { receivedAt, asksForQuote }: { receivedAt: Date; asksForQuote: boolean },
  { hours, answerHours, quoteDays }: PromiseRules,
): Date {
  const due = asksForQuote
    ? addBusinessDays(receivedAt, quoteDays, hours)
    : addBusinessMinutes(receivedAt, answerHours * 60, hours)
  return new Date(Math.ceil(due.getTime() / promiseStepMs) * promiseStepMs)
}

/** When answerBy() may say another time than at `now`, in milliseconds. */
export function nextPromise(now: Date): number {
  return (Math.floor(now.getTime() / promiseStepMs) + 1) * promiseStepMs
}

/** An accepted quote waits for its start until the owner has got in touch. */
function startWork(
  acceptedAt: Date,
  { touchedAt }: LeadFacts,
  { hours }: PromiseRules,
): NextStep | null {
  if (touchedAt !== null && touchedAt > acceptedAt) return null
  return { action: 'start-work', at: addBusinessDays(acceptedAt, 1, hours) }
}

/** The owner asks once what did not suit; then the lead comes back like any that she answered. */
function afterDecline(
  { createdAt, declinedAt }: QuoteFacts,
  { touchedAt }: LeadFacts,
  { hours }: PromiseRules,
): NextStep {
  const since = declinedAt ?? createdAt
  return touchedAt !== null && touchedAt > since
    ? { action: 'follow-up', at: addBusinessDays(touchedAt, silentDays, hours) }
    : { action: 'answer-decline', at: addBusinessDays(since, 1, hours) }
}

/** A draft is finished a day after it was begun, or after the last talk about it. */
function finishQuote(
  { createdAt }: QuoteFacts,
  touchedAt: Date,
  { hours, quoteDays }: PromiseRules,
): NextStep {
  const from = touchedAt > createdAt ? touchedAt : createdAt
  return { action: 'finish-quote', at: addBusinessDays(from, quoteDays, hours) }
}

/** Twice the owner asks; then, and before a quote expires, she decides what becomes of it. */
function followUpQuote(
  { sentAt, validUntil }: QuoteFacts & { sentAt: Date },
  { touchedAt, followUps }: LeadFacts,
  { hours }: PromiseRules,
): NextStep {
  const decision = openingOn(nextBusinessDay(addDays(validUntil, -decisionDays), hours), hours)
  const from = touchedAt !== null && touchedAt > sentAt ? touchedAt : sentAt
  const followUp = addBusinessDays(from, silentDays, hours)
  return followUps < maxFollowUps && followUp < decision
    ? { action: 'follow-up-quote', at: followUp }
    : { action: 'decide-quote', at: decision }
}
