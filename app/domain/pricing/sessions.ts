import { divideHalfUp, wholeShare, type Agorot, type BasisPoints } from '../money.ts'

export type SessionsPrice = {
  /** Of one session, in whole shekels. */
  each: Agorot
  /** Against buying as many one by one. */
  saving: Agorot
  savingShare: BasisPoints
}

const shekel: Agorot = 100

/** What buying sessions together saves; null for one session, or where one alone has no price. */
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
