import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminAudit } from '#desk/words/he/audit.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate, formatDateTime, formatNumber } from '#i18n/format.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { languages } from '#i18n/languages.ts'
import { describeDateTime, type DateTimeView } from '#server/describe-date-time.ts'
import type { ListedEvent, RefusedDay } from './audit-list-store.ts'
import type { AuditCheck } from './audit-chain-store.ts'
import type { AuditAction } from './audit-store.ts'

export type AuditEventView = {
  id: string
  at: DateTimeView
  what: string
  /** For example 'Leads: 3', or ''. */
  detail: string
  /** null for the site itself. */
  who: string | null
  leadId: string | null
  ipAddress: string
}

export function describeAuditEvent(event: ListedEvent, lang: DeskLang, now: Date): AuditEventView {
  const { adminAudit: copy, admin } = deskCopyFor(lang)
  const actions: Record<AuditAction, string> = copy.actions
  const { lead } = event.detail
  return {
    id: event.id,
    at: describeDateTime(event.at, lang, { now, words: admin.leads.filters.dates }),
    // SAFETY: every action is stored as an AuditAction. One of a newer version has no text here.
    what: actions[event.action as AuditAction] ?? event.action,
    detail: describeDetail(event, copy.details, lang),
    who: event.adminId === null ? null : (event.adminName ?? copy.removedAdmin),
    leadId: event.hasLead && typeof lead === 'string' ? lead : null,
    ipAddress: event.ipAddress,
  }
}

function describeDetail(
  { action, detail }: Pick<ListedEvent, 'action' | 'detail'>,
  words: AdminAudit['details'],
  lang: DeskLang,
): string {
  const { statuses } = deskCopyFor(lang).admin
  if (action === 'lead-status-changed') {
    const [from, to] = [detail['from'], detail['to']].map(
      (status) => Object.entries(statuses).find(([known]) => known === status)?.[1],
    )
    return from !== undefined && to !== undefined
      ? `${from} ${languages[lang].dir === 'rtl' ? '←' : '→'} ${to}`
      : ''
  }
  return Object.entries(words)
    .flatMap(([key, text]) => {
      const value = detail[key]
      if (typeof value === 'number' && value > 0)
        return [fill(text, { value: formatNumber(value, lang) })]
      return typeof value === 'string' ? [fill(text, { value: isolate(value, 'ltr') })] : []
    })
    .join(', ')
}

export type RefusedDayView = Record<
  'day' | 'refused' | 'limited' | 'screens' | 'lastAddress',
  string
>

export function describeRefusedDay(
  { day, refused, limited, screens, lastAddress }: RefusedDay,
  lang: DeskLang,
): RefusedDayView {
  return {
    day: formatDate(new Date(`${day}T12:00:00Z`), lang, { timeZone: 'UTC', length: 'short' }),
    refused: formatNumber(refused, lang),
    limited: formatNumber(limited, lang),
    screens: formatNumber(screens, lang),
    lastAddress,
  }
}

/** The result of a check of the log, in words. */
export function describeAuditCheck(check: AuditCheck, lang: DeskLang): string {
  const { check: words } = deskCopyFor(lang).adminAudit
  if (check.kind === 'whole') return fill(words.whole, { events: formatNumber(check.events, lang) })
  return fill(words[check.fault], { at: formatDateTime(check.at, lang, { timeZone }) })
}
