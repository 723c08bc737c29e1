import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { formatDate, formatDay } from '#i18n/format.ts'
import { fill } from '#i18n/fill.ts'
import { fillPlural } from '#i18n/plural.ts'
import { dueDay } from '#server/privacy/send-request-emails.ts'
import type { PrivacyRequest } from '#server/privacy/request-store.ts'
import { studioDay } from '#server/studio-day.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

const dayMs = 86_400_000

/** Whole days until the response is due; negative when it is overdue. */
function daysLeft(receivedAt: Date, now: Date): number {
  return Math.round((Date.parse(dueDay(receivedAt)) - Date.parse(studioDay(now))) / dayMs)
}

/** A privacy request as texts for the admin area. */
export function describeRequest(request: PrivacyRequest, lang: DeskLang, now: Date) {
  const { adminPrivacy: copy, privacy } = deskCopyFor(lang)
  const { id, name, email, details, kind, receivedAt, verifiedAt, answeredAt } = request
  const left = daysLeft(receivedAt, now)
  const day = (date: Date) => formatDate(date, lang, { timeZone, length: 'short' })
  return {
    id,
    name,
    email,
    details,
    kind: privacy.kinds[kind],
    received: day(receivedAt),
    due: formatDay(dueDay(receivedAt), lang),
    isVerified: verifiedAt !== null,
    isAnswered: answeredAt !== null,
    isOverdue: answeredAt === null && left < 0,
    state: copy.states[stateOf(request)],
    deadline:
      answeredAt === null
        ? deadlineText(left, lang)
        : fill(copy.answered, { day: day(answeredAt) }),
  }
}

export type RequestView = ReturnType<typeof describeRequest>

function deadlineText(left: number, lang: DeskLang): string {
  const { daysLeft: words, overdue, dueToday } = deskCopyFor(lang).adminPrivacy
  if (left === 0) return dueToday
  return left > 0 ? fillPlural(words, left, lang) : fillPlural(overdue, -left, lang)
}

function stateOf({ suspicious, verifiedAt }: PrivacyRequest) {
  if (suspicious) return 'suspicious'
  return verifiedAt === null ? 'unverified' : 'verified'
}
