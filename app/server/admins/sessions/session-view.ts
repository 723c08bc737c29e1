import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { describeDateTime, type DateTimeView } from '#server/describe-date-time.ts'
import type { Invitation } from '../sign-up/admin-code-store.ts'
import { describeDevice } from './describe-device.ts'
import type { SessionRow } from './session-store.ts'

export type SessionView = {
  reference: string
  device: string | null
  isCurrent: boolean
  started: DateTimeView
  lastSeen: DateTimeView
}

export function describeSession(
  { reference, userAgent, createdAt, lastSeenAt }: SessionRow,
  { current, lang, now }: { current: string; lang: DeskLang; now: Date },
): SessionView {
  const describeAt = dateTimeIn(lang, now)
  return {
    reference,
    device: describeDevice(userAgent),
    isCurrent: reference === current,
    started: describeAt(createdAt),
    lastSeen: describeAt(lastSeenAt),
  }
}

export type InvitationView = { reference: string; by: string | null; expires: DateTimeView | null }

export function describeInvitation(
  { reference, createdBy, expiresAt }: Invitation,
  lang: DeskLang,
  now: Date,
): InvitationView {
  return { reference, by: createdBy, expires: expiresAt && dateTimeIn(lang, now)(expiresAt) }
}

function dateTimeIn(lang: DeskLang, now: Date) {
  return (at: Date) =>
    describeDateTime(at, lang, { now, words: deskCopyFor(lang).admin.leads.filters.dates })
}
