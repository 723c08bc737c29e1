import { formatDuration } from '#i18n/format.ts'
import { studio } from '#catalog/studio.server.ts'
import { countries, type CountryCode } from '#catalog/countries.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { sourceName } from '#domain/leads/lead-source.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import { takesMessages } from '#domain/phone/takes-messages.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { describeDateTime, type DateTimeView } from '../describe-date-time.ts'
import { budgetName, serviceName, sourcePageName } from '../lead-labels.ts'
import type { LeadRow } from '../db/lead-row.ts'
import { describeSpam } from './describe-spam.ts'

/** A lead as text in the admin's language. */
export type LeadView = {
  id: string
  version: number
  name: string
  email: string
  phone: PhoneView
  service: string | null
  budget: string | null
  message: string
  submitted: DateTimeView
  sourcePage: string
  /** What brought the visitor, in words; null if it is not known. */
  source: string | null
  pageUrl: string
  status: LeadStatus
  notes: string
  spamReason: LeadRow['spamReason']
  /** Why it is held, in words; null for one that is not. */
  spamText: string | null
  /** The days until the lead is erased, in words; null if it is not in the bin. */
  erasedIn: string | null
}

/**
 * `dial` is null if the number could not be parsed, so that it is shown without a link. An imported
 * lead may have none: `text` is empty.
 */
export type PhoneView = {
  text: string
  dial: string | null
  looksInvalid: boolean
  /** Whether it gets WhatsApp and text messages. */
  takesMessages: boolean
}

export function describeLead(lead: LeadRow, lang: DeskLang, now: Date): LeadView {
  const { id, version, name, email, message, status, notes, pageUrl, spamReason } = lead
  const copy = deskCopyFor(lang)
  return {
    id,
    version,
    name,
    email,
    phone: describePhone(lead),
    service: serviceName(lead.serviceType, lang),
    budget: budgetName(lead.budget, lang),
    message,
    submitted: describeDateTime(lead.receivedAt, lang, {
      now,
      words: copy.admin.leads.filters.dates,
    }),
    sourcePage: sourcePageName(lead.sourcePage, lang),
    source: sourceName(lead.source, copy.admin.leads.sources),
    pageUrl,
    status,
    notes,
    spamReason,
    spamText: describeSpam(lead, lang),
    erasedIn: lead.deletedAt && formatDuration(daysInBin(lead.deletedAt, now), 'day', lang),
  }
}

/** The days that a deleted lead still stays in the bin, at least one. */
function daysInBin(deletedAt: Date, now: Date): number {
  const days = (now.getTime() - deletedAt.getTime()) / 86_400_000
  return Math.max(1, Math.ceil(studio().keep.binDays - days))
}

/** Israeli numbers in national format (050-1234567, 03-1234567), others with their prefix. */
function describePhone({ phone, phoneRaw, phoneLooksInvalid }: LeadRow): PhoneView {
  if (!/^\+\d{6,15}$/.test(phone))
    return { text: phoneRaw, dial: null, looksInvalid: phoneRaw !== '', takesMessages: false }
  return {
    text: phone.startsWith('+972') ? formatIsraeli(phone.slice(4)) : phone,
    dial: phone,
    looksInvalid: phoneLooksInvalid,
    takesMessages: takesMessages(phone),
  }
}

/** National format: 050-1234567, 03-1234567. @param digits without the country's prefix */
export function formatIsraeli(digits: string): string {
  const area = digits.length === 8 ? 1 : 2
  return `0${digits.slice(0, area)}-${digits.slice(area)}`
}

export function countryName(code: string, lang: DeskLang): string {
  // SAFETY: hasOwn has checked it.
  return Object.hasOwn(countries, code) ? countries[code as CountryCode].name[lang] : code
}
