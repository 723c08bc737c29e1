/** The statuses that the owner can set. */
export const storedCardStatuses = ['active', 'paused'] as const

export type StoredCardStatus = (typeof storedCardStatuses)[number]

/** The status on a given day. Visitors see only active cards. */
export type CardStatus = StoredCardStatus | 'expired'

/** A subscription lasts this long from its start. */
const cardMonths = 12

/**
 * @param today in the studio's time zone, YYYY-MM-DD
 * @param card `expiresOn`: the first day on which the card is no longer shown; null: it does not expire
 */
export function cardStatusOn(
  today: string,
  { status, expiresOn }: { status: StoredCardStatus; expiresOn: string | null },
): CardStatus {
  return expiresOn !== null && today >= expiresOn ? 'expired' : status
}

/**
 * The day on which a card that starts on `day` ends: the same day a year later, or the last of that
 * month where it has no such day.
 */
export function cardEnd(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + cardMonths + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + cardMonths, Math.min(date, last)))
  return end.toISOString().slice(0, 10)
}
