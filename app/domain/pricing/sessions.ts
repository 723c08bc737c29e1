import { divideHalfUp, wholeShare, type Agorot, type BasisPoints } from '../money.ts'

export type SessionsPrice = {
  /** Price of one session, in agorot, rounded to whole shekels. */
  each: Agorot
  /** Saving over the same number of single sessions. */
  saving: Agorot
  savingShare: BasisPoints
}

const shekel: Agorot = 100

/** The saving of a bundle of sessions; null for one session, or where a single one has no price. */
export function sessionsPrice(
  amount: Agorot,
  sessions: number | null,
  single: Agorot | null,
): SessionsPrice | null {
  if (sessions === null || sessions < 2 || single === null || single <= 0) return null
  const oneByOne = single * sessions
  const saving = Math.max(0, oneByOne - amount)
  return {
    each: divideHalfUp(amount, sessions * shekel) * shekel,
    saving,
    savingShare: divideHalfUp(saving * wholeShare, oneByOne),
  }
}
